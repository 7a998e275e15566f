/** A name as long as there is room for it: whole, else its first word, else two letters. The plate's label has it in full. */
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './seat.module.css';

interface Props {
  /** From long to short; the first one is the whole name. */
  readonly forms: readonly string[];
  /** Only the shortest form has a place. */
  readonly isShort: boolean;
}

export function SeatName({ forms: all, isShort }: Props) {
  const box = useRef<HTMLSpanElement>(null);
  const [form, setForm] = useState(0);
  const name = all[0] ?? '';
  const forms = isShort ? all.slice(-1) : all;
  const known = forms.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for other forms
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || isShort) return;
    const measure = () => {
      const fits = forms.findIndex((text) => widthOf(element, text) <= element.clientWidth);
      setForm(fits === -1 ? forms.length - 1 : fits);
    };
    measure();
    // Letters have their width once their font is there.
    document.fonts.ready.then(measure);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [known, isShort]);
  const shown = forms[Math.min(form, forms.length - 1)] ?? name;
  return (
    <span ref={box} className={styles.nameText} title={name} data-shortened={shown !== name || undefined}>
      {shown}
    </span>
  );
}

let canvas: CanvasRenderingContext2D | null = null;

function widthOf(element: HTMLElement, text: string): number {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (canvas === null) return 0;
  // Not `font`: it is empty where figures are chosen that the short form has no word for.
  const { fontWeight, fontSize, fontFamily, letterSpacing } = getComputedStyle(element);
  canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  canvas.letterSpacing = letterSpacing;
  return Math.ceil(canvas.measureText(text).width);
}
