import { under } from './under.ts';

export const death = [
  ...under('Death', {
    'CD-4.85':
      'Death checks come at the end of every Resolve phase, of every Upkeep and of the step between turns; in the first edition also at the end of every Roll, Commit and Response phase.',
    'CD-4.86':
      'Step 1. D are all living players with 0 life, in the order of their last blows. If there are none, the check is over.',
    'CD-4.87': 'Step 2. All of D die at the same time. Their roles become public.',
    'CD-4.88':
      'Step 3. Victory check (section 6). If the game is over, nothing else happens: no Wraith cards, no transfers, no triggers.',
    'CD-4.89':
      'Step 4. For each of D in order: Kraken dice go back; the Faceless token leaves them (CD-5.42), and if they had the ability of Faceless II it goes back from wherever it lies; copies of Keeper effects (CD-5.53) end. Stored dice stay and become wraith dice in the next Roll phase. Then their rituals: if the killer is another seat that lives after step 2 and is not the automated High Priest, the killer becomes Keeper of all of them; otherwise they are discarded (CD-4.67).',
    'CD-4.90':
      'Step 5. Altar Sacrifice, if it is on an altar, for the first of D that was killed by another seat (CD-5.14).',
    'CD-4.91':
      'Step 6. In turn order from the active seat: a living Reaper gains 3 life for each of D; the Necromancer gains coins (CD-5.49).',
    'CD-4.92':
      'Step 7. For each of D in order: Possession if CD-5.90 applies; otherwise they choose any Wraith card of the stock. They keep sigil and coins, lose the character ability (not the Necromancer) and take wraith dice with the faces of the card. With Merchant of Death the High Priest, if living, gains 2 for each Wraith card taken.',
    'CD-4.93': 'Step 8. Don’t Be So Selfish (CD-7.6).',
    'CD-4.94': 'Step 9. Begin again with step 1 until D is empty.',
    'CD-4.95': "A dead player's character is no longer in play, except the Necromancer's.",
    'CD-4.96':
      'The Wraith stock cannot run out: at least two players live while the game goes on, so there are at most 6 Wraiths (CD-9.21).',
    'CD-4.97':
      'A ritual that goes from a killed Keeper to the killer keeps its state. Who gets the Kraken is the new Kraken Keeper.',
    'CD-4.98':
      "If the active player dies after the Roll phase began and before the end of the Resolve phase (first edition only), all their dice are removed and the turn ends after that phase, without Tribute step. After the High Priest's turn the step between turns still comes.",
    'CD-4.99': 'Dice on a player who died before they resolve (first edition only) have no effect.',
  }),
  ...under('Between turns', {
    'CD-4.100':
      'After the turn of the seat with the role High Priest, living or Wraith, automated or not: if Ancient Shadow is on an altar, it acts (CD-5.12). Then death check. Nothing can be played in this step.',
  }),
  ...under("A Wraith's turn", {
    'CD-4.105':
      'Steps 3 to 5 of the Upkeep are skipped. The Kraken hands out in step 2 if the seat has the role High Priest. A Wraith Necromancer gains 1 coin here (CD-5.49).',
    'CD-4.106':
      'Roll: all wraith dice of the card are taken back and rolled, as many as the card says plus stored extra dice, within the 18 wraith dice, with up to two re-rolls as in CD-4.20, Frenzy included. Nothing else of CD-4.18 applies. Old faces are lost.',
    'CD-4.107':
      'Commit: wraith dice cannot be committed. The Wraith may spend Chant coins on its own dice, then ends the phase.',
    'CD-4.108': 'Response: nobody can affect wraith dice, so no window opens and nobody is asked.',
    'CD-4.109':
      'Resolve: no dice are committed, so only the closing window opens; sigils for the Resolve phase and abilities for any Resolve phase can be used in it. Tribute moves. Death check.',
    'CD-4.110': "The wraith dice stay for use in living players' Response phases until the Wraith's next Roll phase.",
    'CD-4.111':
      'Wraiths have 0 life, neither gain nor lose life, are no target of dice, cannot be Keeper and never have Kraken dice. They keep sigil and coins and may use them.',
  }),
  ...under('Decisions', {
    'CD-4.120': [
      'Every decision has at least one option, and a default that counts when time is up:',
      'Windows: pass. Prompts, payments and offers: no, none, accept the Kraken roll, decline, stop re-rolling with the dice as they lie, withdraw an offer that is not complete.',
      'Faceless II: the seat marked before, else the next living one to the left. Kraken die to give: to oneself; with an empty supply none.',
      'Committing: the lowest die with a compulsory target, to the first in the order oneself, rituals by altar, others in turn order; else a due Hydra discard of the lowest die; else the end of the phase. A changed die stays if it may. The Specter takes the first target in turn order.',
      'Resolving: the lowest die. Sea Hydra: oneself gains 1. Gained dice: lowest altar, first track. Results: the first. Portents adds 1 die.',
      'Spared by an explosion, gaining by Altar Sacrifice, Keeper: oneself. Necromancer: life. Wraith card: the first of the stock in the order of CD-2.10. Everything else: the first that is legal.',
    ].join('\n'),
    'CD-4.121':
      'There is no deadlock: every action in a window uses up something finite, offers and withdrawn offers are limited in each phase, watching counts as a pass, every mandatory decision has an option, and chains of gained dice end by CD-4.71.',
    'CD-4.122':
      'A decision with several parts may be asked as a chain of short questions. It has no effect, and nobody else knows of it, before its last answer. An offer that is being put together can be withdrawn, and is withdrawn when time runs out; dice picked for a re-roll then stay as they lie. Everybody who may offer a trade has a draft of their own. Sets of dice are picked one at a time until done.',
    'CD-4.123': [
      'What is chosen for a sigil, after the counter window (CD-5.50.6):',
      'Revocation, Portents, Corruption, Frenzy: nothing. Duplicity: ritual, then player. Larceny: the copied sigil (already named with the declaration), then what that sigil needs.',
      'Transfusion, Warding, Renewal: a living player. Agony: a living player, not the user.',
      'Reflection: a player with daggers on them; of more than three such dice the Double Daggers first, then the lowest numbers.',
      'Mercy: one to three dice. Banishment: one or two dice. Ascension: altar, track with its marker above 0, one space or, from 2 up, two.',
    ].join('\n'),
  }),
];
