import type { events as english } from '../../en/cult-of-the-deep/events.ts';

export const events: Readonly<Partial<Record<keyof typeof english, string>>> = {
  'event.gameBegan': 'Początek gry. Arcykapłan: {seat, select, you {ty} other {{seat}}}. Rytuały: {rituals}.',
  'event.ritualReplaced': 'Arcykapłan wymienia Rytuał. {altar}: {old} → {ritual}.',
  'event.turnBegan': 'Runda {round}, tura: {seat}.',
  'event.turnBegan.you': 'Runda {round}: twoja tura.',
  'event.phaseBegan': '{seat, select, you {Ty} other {{seat}}}: {phase}.',
  'event.turnCutShort': '{seat}: tura kończy się od razu.',
  'event.turnCutShort.you': 'Twoja tura kończy się od razu.',

  'event.krakenDieGained.hand-out': 'Kraken daje {seat, select, you {ci kość Krakena} other {kość Krakena: {seat}}}.',
  'event.krakenDieGained.keeper': '{seat} dostaje kość Krakena od Powiernika.',
  'event.krakenDieGained.keeper.you': 'Dostajesz kość Krakena od Powiernika.',
  'event.krakenDieTaken': '{by} zabiera kość Krakena. {seat, select, you {Tracisz ją ty} other {Traci: {seat}}}.',
  'event.krakenDieTaken.you': 'Zabierasz kość Krakena. {seat, select, you {Tracisz ją ty} other {Traci: {seat}}}.',
  'event.krakenDieRemoved': '{by} usuwa kość Krakena {die} ({seat, select, you {twoją} other {{seat}}}).',
  'event.krakenDieRemoved.you': 'Usuwasz kość Krakena {die} ({seat, select, you {swoją} other {{seat}}}).',
  'event.krakenDieLifted': '{by} usuwa kość Krakena ({seat, select, you {twoją} other {{seat}}}).',
  'event.krakenDieLifted.you': 'Usuwasz kość Krakena ({seat, select, you {swoją} other {{seat}}}).',
  'event.krakenDieLifted.self': '{by} usuwa swoją kość Krakena.',
  'event.krakenRolled': '{seat} rzuca kośćmi Krakena: {values}.',
  'event.krakenRolled.you': 'Rzucasz kośćmi Krakena: {values}.',
  'event.krakenRerolled': '{seat} przerzuca kość Krakena {die}: {value}.',
  'event.krakenRerolled.you': 'Przerzucasz kość Krakena {die}: {value}.',
  'event.krakenDiceReturned': 'Wszystkie kości Krakena wracają do zasobów.',

  'event.diceRolled': '{seat} rzuca: {faces}.',
  'event.diceRolled.you': 'Rzucasz: {faces}.',
  'event.diceRerolled': '{seat} przerzuca: {faces}.',
  'event.diceRerolled.you': 'Przerzucasz: {faces}.',
  'event.diceRerolled.by': '{seat} przerzuca: {faces} ({by}).',
  'event.diceRerolled.by.you': 'Przerzucasz: {faces} ({by}).',
  'event.dieCommitted': '{seat} przydziela kość {die} ({face}). Cel: {to, select, you {ty} other {{to}}}.',
  'event.dieCommitted.you': 'Przydzielasz kość {die} ({face}). Cel: {to, select, you {ty} other {{to}}}.',
  'event.dieCommitted.self': '{seat} przydziela sobie kość {die} ({face}).',
  'event.dieCommitted.power':
    '{seat} przydziela kość {die} ({face}) jako symbol mocy. Cel: {to, select, you {ty} other {{to}}}.',
  'event.dieCommitted.power.you':
    'Przydzielasz kość {die} ({face}) jako symbol mocy. Cel: {to, select, you {ty} other {{to}}}.',
  'event.dieCommitted.power.self': '{seat} przydziela sobie kość {die} ({face}) jako symbol mocy.',
  'event.dieCommitted.arcane':
    '{seat} przydziela kość {die} ({face}) do wybuchu magii. Cel: {to, select, you {ty} other {{to}}}.',
  'event.dieCommitted.arcane.you':
    'Przydzielasz kość {die} ({face}) do wybuchu magii. Cel: {to, select, you {ty} other {{to}}}.',
  'event.dieCommitted.arcane.self': '{seat} przydziela sobie kość {die} ({face}) do wybuchu magii.',
  'event.dieChanged': '{seat} zmienia kość {die}: {from} → {face} ({by}).',
  'event.dieChanged.you': 'Zmieniasz kość {die}: {from} → {face} ({by}).',
  'event.dieRecommitted': '{seat}, kość {die} ({face}). Nowy cel: {to, select, you {ty} other {{to}}}.',
  'event.dieRecommitted.you': 'Twoja kość {die} ({face}). Nowy cel: {to, select, you {ty} other {{to}}}.',
  'event.dieRecommitted.self': '{seat}, kość {die} ({face}). Nowy cel: ta sama osoba.',
  'event.dieRecommitted.idle': '{seat}: kość {die} ({face}) jest teraz bez celu.',
  'event.dieRecommitted.idle.you': 'Twoja kość {die} ({face}) jest teraz bez celu.',
  'event.dieMoved':
    '{seat} przenosi kość {die} ({face}): {from, select, you {ty} other {{from}}} → {to, select, you {ty} other {{to}}} ({by}).',
  'event.dieMoved.you':
    'Przenosisz kość {die} ({face}): {from, select, you {ty} other {{from}}} → {to, select, you {ty} other {{to}}} ({by}).',
  'event.dieGained': '{seat} zyskuje kość {die} ({face}) ({by}).',
  'event.dieGained.you': 'Zyskujesz kość {die} ({face}) ({by}).',
  'event.dieRemoved': '{seat} usuwa kość {die} ({face}) ({by}).',
  'event.dieRemoved.you': 'Usuwasz kość {die} ({face}) ({by}).',
  'event.diceLeftIdle': '{seat}, kości bez celu: {dice}.',
  'event.diceLeftIdle.you': 'Twoje kości bez celu: {dice}.',
  'event.dieResolved': '{seat} rozpatruje kość {die} ({face}). Cel: {at, select, you {ty} other {{at}}}.',
  'event.dieResolved.you': 'Rozpatrujesz kość {die} ({face}). Cel: {at, select, you {ty} other {{at}}}.',
  'event.dieResolved.self': '{seat} rozpatruje na sobie kość {die} ({face}).',
  'event.dieWasted': '{seat}: kość {die} ({face}) nie ma efektu ({altar}).',
  'event.dieWasted.you': 'Twoja kość {die} ({face}) nie ma efektu ({altar}).',
  'event.wraithDieChanged': '{seat} zmienia kość upiora {die}: {face}.',
  'event.wraithDieChanged.you': 'Zmieniasz kość upiora {die}: {face}.',
  'event.extraDiceStored': '{seat} rzuci 1 dodatkową kością w swojej następnej Fazie Rzutu ({by}).',
  'event.extraDiceStored.you': 'Rzucisz 1 dodatkową kością w swojej następnej Fazie Rzutu ({by}).',

  'event.lifeLost':
    '{seat} traci {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} życia ({by}).',
  'event.lifeLost.you':
    'Tracisz {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} życia ({by}).',
  'event.lifeGained':
    '{seat} zyskuje {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} życia ({by}).',
  'event.lifeGained.you':
    'Zyskujesz {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} życia ({by}).',
  'event.lifeGained.from':
    '{seat} zyskuje {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} życia, {from, select, you {oddajesz ty} other {oddaje: {from}}} ({by}).',
  'event.lifeGained.from.you':
    'Zyskujesz {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} życia, {from, select, you {oddajesz ty} other {oddaje: {from}}} ({by}).',
  'event.lifePaid':
    '{seat} płaci {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} życia ({for}).',
  'event.lifePaid.you':
    'Płacisz {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} życia ({for}).',
  'event.lossPrevented':
    '{seat} traci o {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} życia mniej ({by}).',
  'event.lossPrevented.you':
    'Tracisz o {amount, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} życia mniej ({by}).',
  'event.shieldLaid': '{seat} daje tarczę. Cel: {on, select, you {ty} other {{on}}}.',
  'event.shieldLaid.you': 'Dajesz tarczę. Cel: {on, select, you {ty} other {{on}}}.',
  'event.shieldLaid.self': '{seat} daje sobie tarczę.',
  'event.warded':
    '{by} daje ochronę. {seat, select, you {W tej fazie nie tracisz punktów życia} other {W tej fazie nie traci punktów życia: {seat}}}.',
  'event.warded.you':
    'Dajesz ochronę. {seat, select, you {W tej fazie nie tracisz punktów życia} other {W tej fazie nie traci punktów życia: {seat}}}.',
  'event.warded.self': '{by} daje sobie ochronę: w tej fazie nie traci punktów życia.',
  'event.assassinStruck.assassin': '{seat} uderza. Cel: {victim, select, you {ty} other {{victim}}}.',
  'event.assassinStruck.assassin.you': 'Uderzasz. Cel: {victim, select, you {ty} other {{victim}}}.',
  'event.assassinStruck.assassin-ii': '{seat} pogłębia ranę. Cel: {victim, select, you {ty} other {{victim}}}.',
  'event.assassinStruck.assassin-ii.you': 'Pogłębiasz ranę. Cel: {victim, select, you {ty} other {{victim}}}.',
  'event.assassinStruck.assassin-ii.self': '{seat} pogłębia własną ranę.',
  'event.arcaneExplosion':
    'Wybuch magii! Środek: {seat, select, you {ty} other {{seat}}}. Kości: {owner, select, you {twoje} other {{owner}}}. Bez szkody: {exempt, select, you {ty} other {{exempt}}}.',

  'event.markerMoved': '{ritual} ({altar}): {track} jest na {to}.',
  'event.dieAdded':
    '{seat} dodaje kość {face} ({altar}). Efekt ołtarza: {receiver, select, you {ty} other {{receiver}}}.',
  'event.dieAdded.you':
    'Dodajesz kość {face} ({altar}). Efekt ołtarza: {receiver, select, you {ty} other {{receiver}}}.',
  'event.altarEffectRepeated': '{seat} powtarza efekt ołtarza: {ritual}.',
  'event.altarEffectRepeated.you': 'Powtarzasz efekt ołtarza: {ritual}.',
  'event.ritualCompleted': '{seat} kończy Rytuał: {ritual} ({altar}).',
  'event.ritualCompleted.you': 'Kończysz Rytuał: {ritual} ({altar}).',
  'event.ritualCompleted.nobody': 'Rytuał ukończony: {ritual} ({altar}).',
  'event.ritualKept': 'Nowy Powiernik: {seat}. Rytuał: {ritual}.',
  'event.ritualKept.you': 'Jesteś Powiernikiem. Rytuał: {ritual}.',
  'event.ritualDiscarded': 'Rytuał odrzucony: {ritual}.',
  'event.ritualDrawn': '{altar}, nowy Rytuał: {ritual}.',
  'event.ritualDeckShuffled': 'Odrzucone Rytuały tworzą nową, potasowaną talię.',
  'event.shadowGrew': 'Pradawny Cień rośnie. Żetony Cienia: {tokens}.',
  'event.tributePaid': '{seat} płaci daninę dla Nycen.',
  'event.tributePaid.you': 'Płacisz daninę dla Nycen.',
  'event.riftRolled': '{seat} rzuca: {results} (Astralna Szczelina).',
  'event.riftRolled.you': 'Rzucasz: {results} (Astralna Szczelina).',
  'event.sacrificeTaken':
    'Ofiara na ołtarzu: {seat} wybiera. Punkty życia zyskuje: {gaining, select, you {ty} other {{gaining}}}.',
  'event.sacrificeTaken.you':
    'Ofiara na ołtarzu: wybierasz. Punkty życia zyskuje: {gaining, select, you {ty} other {{gaining}}}.',

  'event.coinGained': '{seat} zyskuje: {coin} ({by}).',
  'event.coinGained.you': 'Zyskujesz: {coin} ({by}).',
  'event.coinSpent': '{seat} wydaje: {coin}.',
  'event.coinSpent.you': 'Wydajesz: {coin}.',
  'event.tradeProposed': '{seat} proponuje {addressee, select, you {ci wymianę} other {wymianę: {addressee}}}.',
  'event.tradeProposed.you': 'Proponujesz wymianę: {addressee}.',
  'event.tradeProposed.known':
    '{seat} proponuje {addressee, select, you {ci wymianę} other {wymianę: {addressee}}}. Oferta: {giveAmount} × {give} za {getAmount} × {get}.',
  'event.tradeProposed.known.you':
    'Proponujesz wymianę: {addressee}. Oferta: {giveAmount} × {give} za {getAmount} × {get}.',
  'event.tradeAccepted':
    'Wymiana: {seat} i {addressee, select, you {ty} other {{addressee}}}, {giveAmount} × {give} za {getAmount} × {get}.',
  'event.tradeAccepted.you': 'Wymiana: ty i {addressee}, {giveAmount} × {give} za {getAmount} × {get}.',
  'event.tradeDeclined':
    'Wymiana nieudana: {seat, select, you {ty} other {{seat}}} i {addressee, select, you {ty} other {{addressee}}}.',

  'event.sigilDeclared': '{seat} ogłasza: {sigil}.',
  'event.sigilDeclared.you': 'Ogłaszasz: {sigil}.',
  'event.sigilDeclared.larceny': '{seat} ogłasza: {sigil} jako {as}.',
  'event.sigilDeclared.larceny.you': 'Ogłaszasz: {sigil} jako {as}.',
  'event.sigilRevoked': '{by} odwołuje: {sigil} ({seat, select, you {twoja} other {{seat}}}).',
  'event.sigilRevoked.you': 'Odwołujesz: {sigil} ({seat, select, you {twoja} other {{seat}}}).',
  'event.portentsRolled': '{seat} rzuca: {results} (Pieczęć Omenów).',
  'event.portentsRolled.you': 'Rzucasz: {results} (Pieczęć Omenów).',
  'event.keeperEffectCopied': '{seat} ma kopię efektu Powiernika: {ritual}.',
  'event.keeperEffectCopied.you': 'Masz kopię efektu Powiernika: {ritual}.',
  'event.copyUsed': '{seat} zużywa kopię: {ritual}.',
  'event.copyUsed.you': 'Zużywasz kopię: {ritual}.',

  'event.facelessMarked': '{seat} oznacza: {marked, select, you {ciebie} other {{marked}}}.',
  'event.facelessMarked.you': 'Oznaczasz: {marked, select, you {siebie} other {{marked}}}.',
  'event.facelessReplaced': '{seat} przyjmuje Postać: {character}.',
  'event.facelessReplaced.you': 'Przyjmujesz Postać: {character}.',
  'event.watching': '{seat} czuwa.',
  'event.watching.you': 'Czuwasz.',
  'event.wraithAbilityUsed': '{seat} straszy ({wraith}) i wydaje: {faces}.',
  'event.wraithAbilityUsed.you': 'Straszysz ({wraith}) i wydajesz: {faces}.',
  'event.died': '{seat} ginie. Rola: {role}.',
  'event.died.you': 'Giniesz. Rola: {role}.',
  'event.died.killed': '{seat} ginie. {killer, select, you {Zabijasz ty} other {Zabija: {killer}}}. Rola: {role}.',
  'event.died.killed.you': 'Giniesz. {killer, select, you {Zabijasz ty} other {Zabija: {killer}}}. Rola: {role}.',
  'event.died.self': '{seat} ginie z własnej ręki. Rola: {role}.',
  'event.died.self.you': 'Giniesz z własnej ręki. Rola: {role}.',
  'event.wraithChosen': '{seat} wraca jako Upiór: {wraith}. Kości: {faces}.',
  'event.wraithChosen.you': 'Wracasz jako Upiór: {wraith}. Kości: {faces}.',
  'event.possessed': '{from} opętuje Arcykapłana.',
  'event.possessed.you': 'Opętujesz Arcykapłana.',
  'event.revived': '{seat} wraca do życia. Punkty życia: {life}.',
  'event.revived.you': 'Wracasz do życia. Punkty życia: {life}.',
  'event.gameEnded.high-priest-prevails':
    'Wszyscy Kabaliści i Heretycy są martwi. Zwycięstwo: {seat, select, you {ty} other {{seat}}}.',
  'event.gameEnded.high-priest-falls': 'Arcykapłan upada. Zwycięstwo: {seat, select, you {ty} other {{seat}}}.',
  'event.gameEnded.everyone-dead': 'Wszyscy są martwi. Zwycięstwo: {seat, select, you {ty} other {{seat}}}.',
  'event.gameEnded.round-limit': 'Minął limit rund. Zwycięstwo: {seat, select, you {ty} other {{seat}}}.',

  'outcome.high-priest-prevails': 'Wszyscy Kabaliści i Heretycy są martwi: wygrywają Arcykapłan i Wierni.',
  'outcome.high-priest-falls': 'Arcykapłan upadł.',
  'outcome.everyone-dead': 'Wszyscy zginęli.',
  'outcome.round-limit': 'Minął limit rund. Nikt nie wygrywa.',
};
