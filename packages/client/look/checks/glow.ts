/** 17: The glow colour says "touch me": nothing else has it, but the edge of the bar. */
import type { Finding } from '../finding.ts';
import { isInPlay, isShown, nameOf } from '../page/dom.ts';
import { alphaOf } from '../page/paint.ts';
import { regionOf } from '../page/table.ts';

/** What is touchable, is on the way to a choice or is pointed at may glow, and so may what is drawn in it or around it. */
const MAY_GLOW =
  '[data-touchable], [data-option], [data-touched], [data-other-way], [data-target], [data-slot], [data-sending], :hover, :focus';

export function glow(): Finding[] {
  const colour = glowColour();
  if (colour === null) return [];
  const all = [...document.querySelectorAll('body *')].filter((element) => isShown(element) && isInPlay(element));
  return all.flatMap((element) => {
    if (mayGlow(element)) return [];
    const where = glowOf(element, colour);
    return where === null
      ? []
      : [
          {
            check: 17,
            element: nameOf(element),
            sentence: `its ${where} has the glow colour, and it cannot be touched`,
          },
        ];
  });
}

function glowColour(): string | null {
  const probe = document.createElement('i');
  probe.style.color = 'var(--glow)';
  const screen = document.querySelector('[data-game]') ?? document.body;
  if (getComputedStyle(screen).getPropertyValue('--glow').trim() === '') return null;
  screen.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function mayGlow(element: Element): boolean {
  if (element === regionOf('bar') || element.parentElement === regionOf('bar')) return true;
  if (element.closest(MAY_GLOW) !== null) return true;
  return element.querySelector(':scope > [data-touchable], :scope > * > [data-touchable]') !== null;
}

function glowOf(element: Element, colour: string): string | null {
  for (const pseudo of [null, '::before', '::after']) {
    const style = getComputedStyle(element, pseudo);
    if (pseudo !== null && (style.content === 'none' || style.content === 'normal')) continue;
    const use = glowIn(style, element, colour, pseudo === null);
    if (use !== null) return pseudo === null ? use : `${use} (${pseudo})`;
  }
  return null;
}

function glowIn(style: CSSStyleDeclaration, element: Element, colour: string, isItself: boolean): string | null {
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  if (
    sides.some(
      (side) =>
        style[`border${side}Color`] === colour &&
        style[`border${side}Style`] !== 'none' &&
        style[`border${side}Width`] !== '0px',
    )
  )
    return 'border';
  if (style.outlineColor === colour && style.outlineStyle !== 'none' && style.outlineWidth !== '0px') return 'outline';
  if (style.backgroundColor === colour && alphaOf(colour) > 0) return 'ground';
  if (style.boxShadow.includes(colour)) return 'shadow';
  if (!isItself) return null;
  if (element instanceof SVGGeometryElement && (style.fill === colour || style.stroke === colour)) return 'drawing';
  const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  return hasText && style.color === colour ? 'text' : null;
}
