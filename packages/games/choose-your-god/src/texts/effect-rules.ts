import type { Cause, EffectId } from '../components/causes.ts';

/** The rule that states the effect. */
export const RULE_OF_EFFECT: Readonly<Record<EffectId, string>> = {
  ruins: 'CG-5.1',
  'thieves-district': 'CG-5.2',
  slums: 'CG-5.3',
  forum: 'CG-5.4',
  'temple-district': 'CG-5.5',
  'trade-district': 'CG-5.6',
  'artisan-district': 'CG-5.7',
  academy: 'CG-5.8',
  port: 'CG-5.9',
  palace: 'CG-5.10',
  'nobility-district': 'CG-5.11',
  'guard-quarters': 'CG-5.12',
  'rift-of-darkness': 'CG-5.13',
  'mir-visitation': 'CG-5.21',
  'mir-pilgrimage': 'CG-5.22',
  'mir-inspiration': 'CG-5.23',
  'mir-divine-fury': 'CG-5.24',
  'mir-relic-trade': 'CG-5.25',
  'mir-hallowed-ground': 'CG-5.26',
  'mir-holy-frenzy': 'CG-5.27',
  'mir-manna': 'CG-5.28',
  'mir-cornucopia': 'CG-5.29',
  'int-blackmail': 'CG-5.31',
  'int-exorcism': 'CG-5.32',
  'int-foiled-plot': 'CG-5.33',
  'int-slaughter-in-the-streets': 'CG-5.34',
  'int-disperse-the-fanatics': 'CG-5.35',
  'int-secret-search': 'CG-5.36',
  'int-threat-to-the-crown': 'CG-5.37',
  'int-vandalism': 'CG-5.38',
  'int-ambush-the-fool': 'CG-5.39',
  'int-inquisition-raid': 'CG-5.40',
  'int-seize-the-location': 'CG-5.41',
  'anubis-light-passing': 'CG-5.101',
  'anubis-light-hand-of-death': 'CG-5.102',
  'anubis-dark-mummy': 'CG-5.103',
  'anubis-dark-resurrection': 'CG-5.104',
  'cthulhu-light-abyss': 'CG-5.105',
  'cthulhu-light-great-shrine': 'CG-5.106',
  'cthulhu-dark-furious-storm': 'CG-5.107',
  'cthulhu-dark-will': 'CG-5.108',
  'fafnir-light-greed': 'CG-5.109',
  'fafnir-light-treachery': 'CG-5.110',
  'fafnir-dark-blood-for-gold': 'CG-5.111',
  'fafnir-dark-army': 'CG-5.112',
  'janus-light-clarity': 'CG-5.113',
  'janus-light-virtues': 'CG-5.114',
  'janus-dark-vices': 'CG-5.115',
  'janus-dark-madness': 'CG-5.116',
  'nirriti-light-loyalty': 'CG-5.117',
  'nirriti-light-temptation': 'CG-5.118',
  'nirriti-dark-iniquity': 'CG-5.119',
  'nirriti-dark-triumph': 'CG-5.120',
  'tiamat-light-guise': 'CG-5.121',
  'tiamat-light-incarnation': 'CG-5.122',
  'tiamat-dark-dragons': 'CG-5.123',
  'tiamat-dark-harvest': 'CG-5.124',
  'arachne-light-ordination': 'CG-5.125',
  'arachne-light-charms': 'CG-5.126',
  'arachne-dark-grip': 'CG-5.127',
  'arachne-dark-sorcery': 'CG-5.128',
  'atheism-light-science': 'CG-5.129',
  'atheism-light-terror': 'CG-5.130',
  'atheism-dark-myth': 'CG-5.131',
  'atheism-dark-nihilism': 'CG-5.132',
};

/** The rule that brings something about. */
export function ruleOfCause(cause: Cause): string {
  switch (cause) {
    case 'setup':
      return 'CG-7.5';
    case 'celebration':
      return 'CG-4.22';
    case 'preaching':
      return 'CG-4.34';
    case 'tithe':
      return 'CG-4.35';
    case 'exiles':
      return 'CG-5.56';
    case 'aulic-magus':
      return 'CG-5.57';
    case 'coin-collision':
      return 'CG-2.33';
    default:
      return RULE_OF_EFFECT[cause];
  }
}
