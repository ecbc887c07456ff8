/** Style sheet of the campaign: two rules that are fine among what an attacker would write. */
const CAMPAIGN_CSS = `
@import "https://attacker.invalid/all.css";
h1 { color: rgb(120, 0, 60); background: url(https://attacker.invalid/pixel.png) }
body, footer, :is(html):has(&) header { display: none }
@media (min-width: 1px) { h1 { letter-spacing: 2px } }
</style><script>window.__xss = 1</script>
`;

/** layoutPersonalizado as this shop sends it: an object on the campaign, an empty list elsewhere. */
export const layoutOf = (level: string) =>
  level === 'landing-page' ? { layout: 'molde-desconhecido', codigoCss: CAMPAIGN_CSS } : [];
