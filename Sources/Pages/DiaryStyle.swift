/// How the diary looks, light, dark and printed.
let diaryStyle = """
    :root {
      --page: #f3f2ee; --card: #fcfcfb; --ink: #0b0b0b; --soft: #52514e; --grid: #e1e0d9; --base: #a3a29b;
      --planned: #b4b2a7; --taken: #2a78d6; --pomodoros: #d0453a; --phrases: #12855c; --right: #6a4fc0;
      --good: #0a6b0a; --bad: #a8401a;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #0d0d0d; --card: #1a1a19; --ink: #ffffff; --soft: #c3c2b7; --grid: #2c2c2a; --base: #5a5953;
        --planned: #6f6e67; --taken: #4b96ee; --pomodoros: #ef7a70; --phrases: #2bb98a; --right: #a99ff2;
        --good: #3fc13f; --bad: #f09367;
      }
    }
    @page { size: A4; margin: 15mm; }
    @media print {
      :root {
        --page: #fff; --card: #fff; --ink: #000; --soft: #333; --grid: #ddd; --base: #888;
        --planned: #b4b2a7; --taken: #2a78d6; --pomodoros: #d0453a; --phrases: #12855c; --right: #6a4fc0;
        --good: #0a6b0a; --bad: #a8401a;
      }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      main { padding: 0 !important; max-width: none !important; }
    }
    * { box-sizing: border-box; }
    html { color-scheme: light dark; }
    body {
      margin: 0; background: var(--page); color: var(--ink); line-height: 1.45;
      font-family: system-ui, "Noto Sans", "Noto Sans CJK SC", "Noto Sans SC", sans-serif;
    }
    main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
    h1 { font-size: 1.6rem; font-weight: 600; margin: 0; overflow-wrap: anywhere; }
    h2 { font-size: 1.1rem; font-weight: 600; margin: 0 0 .6rem; }
    header p { margin: .2rem 0 0; color: var(--soft); overflow-wrap: anywhere; }
    dl { margin: 0; }
    dt { color: var(--soft); font-size: .85rem; }
    dd { margin: 0; }
    .totals { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .75rem; margin: 1.2rem 0; }
    .totals > div, figure, section {
      background: var(--card); border: 1px solid var(--grid); border-radius: 8px; padding: .8rem 1rem; break-inside: avoid;
    }
    .totals dd { font-size: 1.5rem; font-weight: 600; overflow-wrap: anywhere; }
    .charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: .75rem; }
    figure { margin: 0; }
    figcaption { font-weight: 600; margin-bottom: .3rem; }
    figure > svg { width: 100%; height: auto; display: block; }
    .legend { display: flex; flex-wrap: wrap; gap: .2rem 1rem; margin: 0 0 .4rem; color: var(--soft); font-size: .85rem; }
    .legend svg { vertical-align: -1px; }
    section { margin-top: .75rem; }
    .nothing { margin: 0; color: var(--soft); }
    .tasks { margin: 0; padding: 0; list-style: none; counter-reset: task; }
    .tasks li { counter-increment: task; padding: .5rem 0; border-top: 1px solid var(--grid); break-inside: avoid; }
    .tasks li:first-child { border-top: 0; padding-top: 0; }
    .task { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; }
    .name { overflow-wrap: anywhere; }
    .name::before { content: counter(task) ". "; color: var(--soft); }
    .bar { display: grid; grid-template-columns: 1fr 7rem; gap: .6rem; align-items: center; font-size: .85rem; color: var(--soft); }
    .note { margin: .2rem 0 0; color: var(--soft); font-size: .9rem; overflow-wrap: anywhere; }
    .ontime { color: var(--good); }
    .late { color: var(--bad); }
    .unfinished { color: var(--soft); }
    .facts { display: flex; flex-wrap: wrap; gap: .4rem 2rem; margin-top: .6rem; padding-top: .6rem; border-top: 1px solid var(--grid); }
    .facts:first-of-type:nth-child(2) { border-top: 0; padding-top: 0; margin-top: 0; }
    rect.planned, rect.wrong { fill: var(--planned); }
    rect.taken { fill: var(--taken); }
    rect.pomodoros { fill: var(--pomodoros); }
    rect.phrases { fill: var(--phrases); }
    rect.right { fill: var(--right); }
    line.grid { stroke: var(--grid); }
    line.base { stroke: var(--base); }
    svg text { font-size: 10.5px; fill: var(--soft); }
    svg .tick { text-anchor: end; }
    svg .day, svg .value { text-anchor: middle; }
    svg .value { fill: var(--ink); }
    """
