import { COLOURS, type Colour, CULTISTS, colourOf, valueOfCultist } from '../components/cultists.ts';

/** The colours and the fifty Cultists by name: "Jade", "Jade 6". */
export function cultistNames(colours: Readonly<Record<Colour, string>>): Record<string, string> {
  const names: Record<string, string> = {};
  for (const colour of COLOURS) names[`name.${colour}`] = colours[colour];
  for (const id of CULTISTS) names[`name.${id}`] = `${colours[colourOf(id)]} ${valueOfCultist(id)}`;
  return names;
}
