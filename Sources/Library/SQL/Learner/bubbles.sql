SELECT screen FROM bubbles
