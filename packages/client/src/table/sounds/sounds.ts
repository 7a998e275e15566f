/** The table's sounds, made of a few notes each, so that there are no files to fetch. */

export const SOUNDS = ['turn', 'hurry', 'vote', 'death', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

interface Note {
  /** Seconds after the sound begins. */
  readonly at: number;
  readonly hertz: number;
  readonly seconds: number;
  readonly shape: OscillatorType;
  /** Against the loudest note of all sounds. */
  readonly share: number;
}

const bell = (at: number, hertz: number, seconds = 0.9): Note[] => [
  { at, hertz, seconds, shape: 'sine', share: 1 },
  // The overtone that makes a tone a bell.
  { at, hertz: hertz * 2.76, seconds: seconds / 3, shape: 'sine', share: 0.25 },
];
const tick = (at: number): Note => ({ at, hertz: 1480, seconds: 0.05, shape: 'triangle', share: 0.5 });
const drum = (at: number, hertz: number): Note => ({ at, hertz, seconds: 0.5, shape: 'sine', share: 0.9 });

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [...bell(0, 523), ...bell(0.16, 784)],
  hurry: [tick(0), tick(0.18), tick(0.36)],
  vote: [...bell(0, 392, 0.6), ...bell(0.22, 392, 0.6), ...bell(0.44, 392, 0.9)],
  death: [drum(0, 98), drum(0.28, 73), { at: 0.28, hertz: 110, seconds: 1.2, shape: 'triangle', share: 0.3 }],
  end: [...bell(0, 392), ...bell(0.18, 494), ...bell(0.36, 587), ...bell(0.54, 784, 1.6)],
};

/** Loud enough for a quiet room at full volume, with several notes at once. */
const LOUDEST = 0.25;
/** A note that begins at once would click. */
const ATTACK = 0.008;
const SILENCE = 0.0001;

type Stage = Pick<AudioContext, 'currentTime' | 'destination' | 'createOscillator' | 'createGain'>;

/** Plays a sound from now on; `volume` is from 0 to 1. */
export function playOn(stage: Stage, sound: Sound, volume: number): void {
  for (const { at, hertz, seconds, shape, share } of NOTES[sound]) {
    const begin = stage.currentTime + at;
    const tone = stage.createOscillator();
    const loudness = stage.createGain();
    tone.type = shape;
    tone.frequency.value = hertz;
    loudness.gain.setValueAtTime(SILENCE, begin);
    loudness.gain.exponentialRampToValueAtTime(Math.max(SILENCE, LOUDEST * share * volume), begin + ATTACK);
    loudness.gain.exponentialRampToValueAtTime(SILENCE, begin + seconds);
    tone.connect(loudness).connect(stage.destination);
    tone.start(begin);
    tone.stop(begin + seconds);
  }
}

let context: AudioContext | null = null;

/** Plays a sound in this browser. Before the person has touched the page, browsers keep it silent. */
export function play(sound: Sound, volume: number): void {
  context ??= new AudioContext();
  void context.resume().catch(() => {});
  playOn(context, sound, volume);
}
