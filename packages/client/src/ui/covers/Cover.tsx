import { amongCultists } from './among-cultists.ts';
import styles from './Cover.module.css';
import { chooseYourGod } from './choose-your-god.ts';
import { cultOfTheDeep } from './cult-of-the-deep.ts';
import { COVER_HEIGHT, COVER_WIDTH, type CoverArt, FRAME, type Ink, type Layer } from './layers.ts';
import { riseOfCthulhu } from './rise-of-cthulhu.ts';

const COVERS: Readonly<Record<string, CoverArt>> = {
  'rise-of-cthulhu': riseOfCthulhu,
  'choose-your-god': chooseYourGod,
  'cult-of-the-deep': cultOfTheDeep,
  'among-cultists': amongCultists,
};

/** A game's cover. The name of the game stands beside it, so screen readers pass over it. */
export function Cover({ game }: { readonly game: string }) {
  const art = COVERS[game];
  if (art === undefined) return null;
  return (
    <svg className={styles.cover} viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`} aria-hidden="true">
      <rect width={COVER_WIDTH} height={COVER_HEIGHT} fill={pigment(art, 'ink')} />
      {art.layers.map((layer) => (
        <Printed key={layer.ink + layer.path} art={art} layer={layer} />
      ))}
      <path d={FRAME.path} fill={pigment(art, FRAME.ink)} fillRule="evenodd" />
    </svg>
  );
}

function Printed({ art, layer }: { readonly art: CoverArt; readonly layer: Layer }) {
  const edge = layer.edge && {
    stroke: pigment(art, layer.edge),
    strokeWidth: 5,
    strokeLinejoin: 'round' as const,
    paintOrder: 'stroke',
  };
  return <path d={layer.path} fill={pigment(art, layer.ink)} {...edge} />;
}

function pigment(art: CoverArt, ink: Ink): string {
  switch (ink) {
    case 'ink':
      return '#0b1316';
    case 'bone':
      return '#e9dfc8';
    case 'second':
      return art.second ?? art.accent;
    default:
      return art[ink];
  }
}
