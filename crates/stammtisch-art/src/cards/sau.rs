//! The four Saus: one great sign in each half, with an ornament of its own, and a ribbon between them.

use schafkopf::Suit;

use super::art::{Dab, Painter};
use super::ink::Ink;
use super::sign;

const OAK_LEAVES: &[Dab] = &[
    Dab::Rod(
        Ink::Wood,
        8,
        "M285 500C285 460 300 420 319 396M285 470C240 470 190 440 130 392M285 470C330 470 380 440 440 392",
    ),
    Dab::Area(
        Ink::Green,
        "M236 466C214 470 204 458 200 446C182 452 168 440 168 424C150 428 136 416 138 402C120 396 104 372 106 346C130 344 150 352 158 368C172 360 188 366 192 380C208 374 222 384 222 398C240 398 250 420 236 466Z",
    ),
    Dab::Area(
        Ink::Green,
        "M334 466C356 470 366 458 370 446C388 452 402 440 402 424C420 428 434 416 432 402C450 396 466 372 464 346C440 344 420 352 412 368C398 360 382 366 378 380C362 374 348 384 348 398C330 398 320 420 334 466Z",
    ),
    Dab::Line("M236 462C210 440 160 400 124 364M334 462C360 440 410 400 446 364"),
];

const TENDRILS: &[Dab] = &[
    Dab::Rod(
        Ink::Green,
        8,
        "M285 500C285 460 300 420 319 392M285 480C220 490 140 470 110 420C90 380 130 350 154 376C166 396 140 412 130 396M285 480C350 490 430 470 460 420C480 380 440 350 416 376C404 396 430 412 440 396",
    ),
    Dab::Area(Ink::Red, "M196 440c-18-16-6-36 10-30c2-18 26-18 28 0c16-6 28 14 10 30c-10 14-38 14-48 0z"),
    Dab::Area(Ink::Red, "M326 440c-18-16-6-36 10-30c2-18 26-18 28 0c16-6 28 14 10 30c-10 14-38 14-48 0z"),
    Dab::Disc(Ink::Gold, 220, 430, 9),
    Dab::Disc(Ink::Gold, 350, 430, 9),
];

const ROSES: &[Dab] = &[
    Dab::Rod(Ink::Green, 8, "M285 490C220 480 170 440 150 400M285 490C350 480 400 440 420 400"),
    Dab::Area(
        Ink::Green,
        "M190 450C150 460 120 450 104 430C140 420 170 430 190 450ZM380 450C420 460 450 450 466 430C430 420 400 430 380 450Z",
    ),
    Dab::Disc(Ink::Red, 146, 384, 38),
    Dab::Disc(Ink::Red, 424, 384, 38),
    Dab::Line(
        "M126 384C126 360 166 360 166 384C166 404 136 402 138 386C140 376 154 376 154 386M404 384C404 360 444 360 444 384C444 404 414 402 416 386C418 376 432 376 432 386",
    ),
];

/// The sow herself.
const BOAR: &[Dab] = &[
    Dab::Line("M434 384C466 378 470 352 452 350C438 352 446 372 466 364"),
    Dab::Line("M230 338l10-18 12 14 12-18 12 14 14-16 12 15 15-15 11 16 15-12 9 17 15-8"),
    Dab::Area(Ink::Wood, "M286 430L290 470H312L306 430ZM352 430L350 470H374L378 430Z"),
    Dab::Area(
        Ink::Wood,
        "M92 416C96 402 120 396 140 388C152 364 176 348 200 344C240 328 340 328 388 344C424 354 444 384 438 416C436 434 428 444 422 470H394L386 436C352 446 304 446 270 438L264 470H236L230 434C204 438 180 438 160 440C132 446 90 442 92 416Z",
    ),
    Dab::Line("M112 404v18"),
    Dab::Thread(
        Ink::Line,
        3,
        "M240 360q-6 14-14 20M262 352q-6 18-16 26M290 424q30 8 60 2M404 372q14 18 10 40M420 384q6 14 2 30M210 420q-20 6-36 2M270 374l-6 12M310 366l-6 12M350 372l-6 12",
    ),
    Dab::Area(Ink::Wood, "M178 358C170 332 188 316 208 316C214 338 210 354 200 368Z"),
    Dab::Area(Ink::Linen, "M132 424C126 410 132 394 142 386C142 402 146 414 154 422Z"),
    Dab::Thread(Ink::Line, 10, "M168 384h0"),
];

/// The upper half.
pub(super) fn half(painter: Painter) -> String {
    let (ornament, y, percent) = match painter.suit() {
        Suit::Eichel => (OAK_LEAVES, 230, 310),
        Suit::Gras => (TENDRILS, 226, 310),
        Suit::Herz => (ROSES, 240, 290),
        Suit::Schellen => (BOAR, 178, 240),
    };
    painter.paint(ornament) + &sign::large(painter, y, percent)
}

/// The ribbon across the middle, the same turned round.
const RIBBON: &[Dab] = &[
    Dab::Area(Ink::Second, "M70 470H140V530H70L96 500ZM500 470H430V530H500L474 500Z"),
    Dab::Area(Ink::Gold, "M112 482H458V518H112Z"),
    Dab::Flat(
        Ink::Second,
        "M285 484l24 16-24 16-24-16zM213 484l24 16-24 16-24-16zM357 484l24 16-24 16-24-16z",
    ),
    Dab::Thread(Ink::Second, 12, "M249 500h0M321 500h0M177 500h0M393 500h0M141 500h0M429 500h0"),
];

/// What lies between the halves.
pub(super) fn middle(painter: Painter) -> String {
    painter.paint(RIBBON)
}
