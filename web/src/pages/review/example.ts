/** A game to try the review with. */
export const EXAMPLE = `Schafkopf 1
Regeln: schule
Spiel: 2
Spieler 1: Resi
Spieler 2: Sepp
Spieler 3: Vroni
Spieler 4: Xaver
Geber: Resi

Sepp: Ich spiele
Vroni: Weiter
Xaver: Weiter
Resi: Weiter
Sepp spielt: mit der Alten

1. Sepp: HK H8 HZ GU
2. Resi: GA GK G7 G9
3. Resi: H9 SO H7 HO
4. Xaver: G8 E7 S7 GZ
5. Vroni: E9 S8 EA EK
6. Resi: HU EU SU EO
7. Xaver: SZ SA HA E8
8. Sepp: GO EZ SK S9
`;
