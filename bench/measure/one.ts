/** Measures one subject and prints its rate: `node one.ts SUBJECT WARM-UP SECONDS`. */
import process from 'node:process';
import { SUBJECTS } from './subjects.ts';

const [name = '', warmUp, seconds] = process.argv.slice(2);
const load = SUBJECTS[name];
if (load === undefined) throw new Error(`no subject ${name}`);
const subject = await load();
console.log(subject({ warmUp: Number(warmUp), seconds: Number(seconds) }));
