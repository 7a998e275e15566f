/** Ink, bone and brass, for the pages that the server itself makes. */
export const STYLE = `
:root { color-scheme: dark; --ink: #0d1417; --deep: #13262c; --bone: #ece3cf; --brass: #c8a24a; --verdigris: #4aa08f; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ink); color: var(--bone); font: 17px/1.55 'Alegreya Sans', Georgia, serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
h1, h2 { color: var(--brass); font-family: 'Alegreya SC', Georgia, serif; font-weight: 500; letter-spacing: 0.04em; }
h1 { font-size: 2.6rem; margin: 0 0 0.5rem; }
h2 { margin: 3rem 0 1rem; border-bottom: 1px solid var(--brass); }
h3 { margin: 0; font-size: 1.05rem; font-weight: 400; overflow-wrap: anywhere; }
h3 b { color: var(--brass); }
h4 { margin: 0.8rem 0 0.2rem; font-size: 0.9rem; color: var(--verdigris); font-weight: 600; }
p { margin: 0.4rem 0; }
i { color: var(--verdigris); }
a { color: var(--brass); }
a:focus-visible { outline: 2px solid var(--brass); outline-offset: 2px; }
nav a { margin-right: 1rem; }
code, pre { font-family: ui-monospace, 'DejaVu Sans Mono', monospace; font-size: 0.82em; }
pre { background: var(--deep); padding: 1rem; overflow-x: auto; border-left: 3px solid var(--brass); }
article { background: var(--deep); padding: 0.9rem 1.1rem; margin: 0.8rem 0; border-radius: 4px; overflow-x: auto; }
article:target { box-shadow: 0 0 0 2px var(--brass); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.15rem 1rem 0.15rem 0; font-weight: 400; }
td:last-child { width: 45%; }
`;
