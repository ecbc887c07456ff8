/** Streets around the shops, as lines of the shop's drawings; a picture follows the colour scheme of the device. */
const STYLE = `<style>
rect{fill:#ece6db}.b{fill:#e2dacb}.p{fill:#d5dcc9}path,circle{fill:none;stroke:#fbf8f2;stroke-width:14;stroke-linecap:round}
.m{stroke-width:26}.w{stroke:#c5d6dc;stroke-width:30}.o{fill:#2349b0;stroke:#fbf8f2;stroke-width:4}.l{stroke:#fbf8f2;stroke-width:3}
@media (prefers-color-scheme:dark){rect{fill:#232b2b}.b{fill:#2b3434}.p{fill:#2a3a31}path,circle{stroke:#3c4848}.w{stroke:#2b4450}
.o{fill:#9db9ff;stroke:#141b1b}.l{stroke:#141b1b}}
</style>`;

/** The pin is a lens with a meridian, like the letter of the shop's name. */
const pin = (x: number, y: number) =>
  `<circle class="o" cx="${x}" cy="${y}" r="22"/><path class="l" d="M${x} ${y - 34}v68"/>`;

const MAPS = {
  centro: `<rect class="b" x="40" y="30" width="150" height="86" rx="6"/><rect class="b" x="356" y="186" width="180" height="96" rx="6"/>
<rect class="p" x="226" y="30" width="96" height="86" rx="6"/>
<path class="m" d="M-20 150H660"/><path class="m" d="M340-20V340"/><path d="M208-20V340M560-20V340M-20 300H660M-20 16H660M208 230H340M440 16V150M70 150v150"/>
${pin(340, 150)}`,
  jardim: `<rect class="p" x="380" y="24" width="190" height="120" rx="60"/><rect class="b" x="60" y="190" width="170" height="90" rx="6"/>
<path class="w" d="M-20 60C120 20 200 120 320 90S520 170 680 190"/>
<path class="m" d="M-20 180C160 150 300 200 660 250"/><path d="M270-20V340M470 150V340M120-20V340M-20 300H660M600-20V340M270 40H380"/>
${pin(270, 184)}`,
} as const;

/** A shop with a map. */
export type ShopMap = keyof typeof MAPS;

const isMap = (name: string): name is ShopMap => Object.hasOwn(MAPS, name);

/** The map of a shop as a picture; null if there is none. */
export const mapDrawing = (name: string): string | null =>
  isMap(name)
    ? `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320" width="640" height="320">${STYLE}<rect width="640" height="320"/>${MAPS[name]}</svg>`
    : null;
