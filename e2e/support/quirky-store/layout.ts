import { HOSTILE_HTML } from './catalogue';

/** Campaign CSS: two harmless rules among hostile ones. */
const CAMPAIGN_CSS = `
@import "https://attacker.invalid/all.css";
h1 { color: rgb(120, 0, 60); background: url(https://attacker.invalid/pixel.png) }
body, footer, :is(html):has(&) header { display: none }
@media (min-width: 1px) { h1 { letter-spacing: 2px } }
</style><script>window.__xss = 1</script>
`;

/** Intro, text and questions of the black campaign, with hostile markup. */
const BLACK_HTML = `
Todos em preto, <b onclick="window.__xss=1">sem pressa</b>.
<h2>Por que preto</h2>${HOSTILE_HTML}
<h2>Perguntas</h2>
<h3>Preto desbota?</h3><p>Com o tempo, <a href="javascript:window.__xss=1">um pouco</a>.</p>
<h3>Serve para o sol?<script>window.__xss=1</script></h3>Serve.
`;

/** layoutPersonalizado: an object on campaigns, an empty list elsewhere. */
export const layoutOf = (level: string, path: string) => {
  if (path === '/c/luto') return { layout: ' black ', codigoCss: null };
  return level === 'landing-page' ? { layout: 'molde-desconhecido', codigoCss: CAMPAIGN_CSS } : [];
};

export const descriptionOf = (path: string) => (path === '/c/luto' ? BLACK_HTML : HOSTILE_HTML);
