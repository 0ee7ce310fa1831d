extension PhoneTable {
    /// CMU's 39 phones of American English; other languages' sounds go to the nearest.
    static let english = PhoneTable(
        rules: """
            aː a ä ɑː ɑ ɒ ɑ̃ ɐː=AA, æ=AE, ɐ ʌ ə ɜ ɨ̞=AH, ɐ̃ ɐ̃ʊ̃ ɐ̃ʊ=AH N, ɔː ɔ ɒː=AO, ɔ̃ õ=AO N, aʊ au ɑʊ=AW, aɪ ai ɑɪ ɑːɪ=AY
            ɛ ɛː ɛ̃=EH, ẽ=EH N, ɛɹ ɛə eə ɛːɹ=EH R, ɚ ɝ ɜː ɜːɹ ɜ˞ əɹ ɪ̈ɹ=ER, eɪ ei eː e ẽɪ̃ ɛɪ ɛi=EY, ɪ ᵻ ɨ ɪ̈ ʏ=IH, iː i yː y=IY, ĩ=IY N
            oʊ ou oː o əʊ ɔʊ õʊ̃=OW, ɔɪ ɔi oi ɔʏ ɔø ɔy oɪ=OY, ʊ ɵ ø œ øː œː=UH, œ̃=AH N, uː u ʉː ʉ=UW, ũ=UW N
            iə ɪə=IH R, ʊə=UH R, aɪə=AY ER, aɪɚ=AY ER, aʊɚ aʊə=AW ER, ɔːɹ oːɹ ɔɹ=AO R, ɑːɹ ɑɹ=AA R, ʊɹ=UH R, ɪɹ=IH R
            b=B, tʃ tʃʰ tɕ=CH, d d̪=D, ð=DH, f ɸ=F, ɡ g ɣ=G, h ħ ɦ=HH, ç=HH, dʒ dʑ ɟ=JH, k c q kʰ=K, x χ=K, l ɫ ɭ=L, l̩ əl=AH L, ʎ=L Y, m m̩ ɱ=M, n ɳ n̪=N, n̩=AH N
            ɲ=N Y, ŋ ŋ̩=NG, p pʰ=P, pf=P F, ɹ r ɾ ʁ ʀ ɻ rː=R, s s̪=S, ts t͡s tsʰ=T S, dz=D Z, ʃ ʂ ɕ=SH, t t̪ tʰ ʔ̃=T, θ=TH, v β ʋ=V, w ʍ ɰ=W, ɥ=W, j ʝ=Y, z=Z, ʒ ʑ ʐ=ZH
            ʔ=, ː=, ˑ=, ̃=, ̩=, ʰ=, ̯=, ʷ=, 1=, 2=, 3=, 4=, 5=
            """,
        ipa: """
            AA ɑ,AE æ,AH ʌ,AO ɔ,AW aʊ,AY aɪ,B b,CH tʃ,D d,DH ð,EH ɛ,ER ɝ,EY eɪ,F f,G ɡ,HH h,IH ɪ,IY i,JH dʒ,K k,L l,M m
            N n,NG ŋ,OW oʊ,OY ɔɪ,P p,R ɹ,S s,SH ʃ,T t,TH θ,UH ʊ,UW u,V v,W w,Y j,Z z,ZH ʒ
            """
    )

    /// The French model's 35 phones. Its own list of sounds gives `uu` wrongly as that of `ou`; it is /y/.
    static let french = PhoneTable(
        rules: """
            a aː ä æ ɐ ʌ ɑː ɑ=aa, ɑ̃ ã ɐ̃=an, ɛ̃ æ̃=in, œ̃=un, ɔ̃ õ=on, ə ɜ ɚ=ee, ɜː ɝ œ œː ɵ=oe, ø øː=eu, o oː=au, ɔ ɔː ɒ=oo, e eː=ei, ɛ ɛː=ai
            ẽ=in, ĩ=ii nn, ũ=ou nn, ɐ̃ʊ̃ ɐ̃ʊ=an ou, õʊ̃=on, ẽɪ̃=in, i iː ɪ ᵻ ɨ=ii, u uː ʊ ʉ ʉː=ou, y yː ʏ=uu
            aʊ au=aa ou, aɪ ai=aa yy, ɔɪ ɔi ɔʏ ɔø ɔy oi=oo yy, eɪ ei ɛɪ ɛi=ei, oʊ ou əʊ ɔʊ=au
            ɥ=uy, w ʍ=ww, j ʝ=yy, b β=bb, tʃ tɕ=tt ch, d d̪ ð=dd, f ɸ=ff, ɡ g ɣ=gg, dʒ dʑ=dd jj, ʒ ʑ ʐ=jj, ʃ ʂ ɕ ç=ch, k c q=kk, l ɫ ɭ l̩=ll, ʎ=ll yy, m ɱ m̩=mm
            n n̪ ɳ n̩=nn, ɲ=gn, ŋ=nn gg, p=pp, pf=pp ff, ʁ ʀ r ɹ ɾ rː x χ ɻ h ħ ɦ=rr, s s̪ θ=ss, ts=tt ss, dz=dd zz, t t̪=tt, v ʋ=vv, z=zz
            ʔ=, ː=, ˑ=, ̃=, ̩=, ʰ=, ̯=, ʷ=
            """,
        ipa: """
            aa a,ai ɛ,an ɑ̃,au o,bb b,ch ʃ,dd d,ee ə,ei e,eu ø,ff f,gg ɡ,gn ɲ,ii i,in ɛ̃,jj ʒ,kk k,ll l,mm m,nn n,oe œ,on ɔ̃
            oo ɔ,ou u,pp p,rr ʁ,ss s,tt t,un œ̃,uu y,uy ɥ,vv v,ww w,yy j,zz z
            """
    )

    /// The Spanish model's 25 phones.
    static let spanish = PhoneTable(
        rules: """
            a aː ä æ ɐ ʌ ɑ ɑː ə=a, ã ɑ̃ ɐ̃ ɐ̃ʊ̃=a n, e eː ɛ ɛː ɚ ɜ ɜː ø øː œ œː=e, ẽ ɛ̃ œ̃ ẽɪ̃=e n, i iː ɪ ᵻ y yː ʏ=i, ĩ=i n, õ ɔ̃ õʊ̃=o n, ũ=u n,
            iə ɪə=i a, eə ɛə=e a, ʊə uə=u a, əʊ ɔʊ=o u, ɔø ɔʏ=o i, o oː ɔ ɔː ɒ=o, u uː ʊ=u
            aʊ au=a u, aɪ ai=a i, eɪ ei ɛɪ=e i, oɪ oi ɔɪ=o i, eʊ eu ɛʊ=e u, oʊ ou=o u, j ʝ ɟʝ dʒ ʒ=y, w ɰ=u, ɣʷ=g u, ɥ=u
            b β v=b, tʃ=ch, d d̪ ð=d, f ɸ=f, ɡ g ɣ=g, x h χ ħ ɦ ç=j, k c q=k, l ɫ=l, ʎ=ll, m ɱ=m, n n̪ ŋ ɳ=n, ɲ=gn, p=p, ɾ ɹ=r, r rː rr ʁ ʀ=rr, s s̪ ʃ ʂ ɕ=s, t t̪=t
            θ z=z, ts dz=t s, pf=p f, dʑ ʑ=y, tɕ=ch, ʔ=, ː=, ˑ=, ̃=, ̩=, ̯=
            """,
        ipa: """
            a a,b b,ch tʃ,d d,e e,f f,g ɡ,gn ɲ,i i,j x,k k,l l,ll ʎ,m m,n n,o o,p p,r ɾ,rr r,s s,t t,u u,x ks,y ʝ,z θ
            """
    )

    /// The Mandarin model's initials and finals. Words get these from their pinyin, not from IPA.
    static let mandarin = PhoneTable(
        rules: "",
        ipa: """
            a a,ai aɪ,an an,ang aŋ,ao aʊ,as a,b p,c tsʰ,ch ʈʂʰ,d t,e ɤ,ei eɪ,en ən,eng əŋ,er ɑɻ,es ɤ,f f,g k,h x,i i,ia ja,ian jɛn
            iang jaŋ,iao jaʊ,ib ɹ̩,ie jɛ,if ɻ̩,in in,ing iŋ,iong jʊŋ,iu joʊ,j tɕ,k kʰ,l l,m m,n n,o wo,ong ʊŋ,os o,ou oʊ,p pʰ,q tɕʰ
            r ɻ,s s,sh ʂ,t tʰ,u u,ua wa,uai waɪ,uan wan,uang waŋ,ui weɪ,un wən,uo wo,ux y,uxan yɛn,uxe yɛ,uxn yn,uxs y,w w,x ɕ,y j,z ts,zh ʈʂ
            """
    )
}
