//! The four Unters: young, beardless, each with what he brings to the inn; their sign stands low.

use schafkopf::Suit;

use super::art::Dab;
use super::court::{Gaze, Layer, Part};
use super::ink::Ink;

pub(super) const HAIR: &[Dab] = &[
    Dab::Area(
        Ink::Tint,
        "M224 150C204 200 206 262 200 282C222 294 246 288 250 270H320C324 288 348 294 370 282C364 262 366 200 346 150Z",
    ),
    Dab::Thread(
        Ink::Line,
        3,
        "M218 190Q212 240 212 276M226 220Q222 256 226 280M352 190Q358 240 358 276M344 220Q348 256 344 280",
    ),
];

pub(super) const JERKIN: &[Dab] = &[Dab::Area(
    Ink::Tint,
    "M200 500C204 450 184 370 204 326C218 300 250 290 285 290C320 290 352 300 366 326C386 370 366 450 370 500Z",
)];

pub(super) const COLLAR: &[Dab] = &[
    Dab::Area(Ink::Skin, "M256 256V288Q285 316 314 288V256Z"),
    Dab::Area(
        Ink::Linen,
        "M244 276Q252 300 285 322Q318 300 326 276L352 296Q330 336 300 344L285 326L270 344Q240 336 218 296Z",
    ),
];

pub(super) const FRINGE: &[Dab] = &[Dab::Area(
    Ink::Tint,
    "M228 150C224 172 228 190 232 202C240 184 246 172 262 164C290 172 318 166 330 176C334 186 336 194 338 202C344 186 346 168 342 150Z",
)];

const LEFT_ARM_AT_HIP: &[Dab] = &[
    Dab::Rod(Ink::Linen, 46, "M214 336Q150 384 146 428Q162 456 204 462"),
    Dab::Thread(Ink::Line, 3, "M176 384q-16 18-18 34M190 386q-10 10-14 22M150 440q14 10 26 12"),
    Dab::Disc(Ink::Skin, 224, 466, 20),
];

const RIGHT_ARM_RAISED: &[Dab] = &[
    Dab::Rod(Ink::Linen, 46, "M356 336Q414 356 426 318L432 262"),
    Dab::Thread(Ink::Line, 3, "M392 338q18 0 24-14M414 290l6 18"),
];

const WAISTCOAT: &[Dab] = &[
    Dab::Area(Ink::Second, "M246 330L240 500H330L324 330L285 350Z"),
    Dab::Line("M285 350V500"),
    Dab::Thread(Ink::Line, 3, "M214 350q-6 70 0 140M356 350q6 70 0 140"),
    Dab::Thread(Ink::Gold, 13, "M272 376h0M272 450h0M272 474h0M298 376h0M298 450h0M298 474h0"),
    Dab::Rod(Ink::Wood, 14, "M228 318L222 496M342 318L348 496"),
    Dab::Area(Ink::Wood, "M226 406H344V432H226Z"),
    Dab::Thread(Ink::Gold, 5, "M240 419h18M312 419h18M270 419l15-8 15 8-15 8z"),
];

const MUG: &[Dab] = &[
    Dab::Line("M470 150C506 146 506 216 470 212M470 166C488 164 488 198 470 196"),
    Dab::Area(Ink::Steel, "M402 122H470L474 238H398Z"),
    Dab::Area(Ink::Main, "M400 160H472V176H400ZM399 210H473V224H399Z"),
    Dab::Area(
        Ink::Linen,
        "M396 128C384 112 396 92 412 96C418 78 442 76 450 90C466 82 484 98 476 114C474 128 456 130 446 124C436 136 416 134 410 126Q402 132 396 128Z",
    ),
    Dab::Area(
        Ink::Skin,
        "M424 184Q404 184 404 196Q404 206 412 208Q404 212 408 222Q412 240 436 240Q456 236 452 220Q450 186 424 184Z",
    ),
    Dab::Thread(Ink::Line, 4, "M412 208H436M410 222H434"),
];

const FELT_HAT: &[Dab] = &[
    Dab::Area(Ink::Linen, "M322 136C316 96 326 60 350 36C366 66 362 106 342 140Z"),
    Dab::Line("M334 128C334 100 340 76 350 56"),
    Dab::Area(Ink::Main, "M230 152L246 82Q266 64 285 82Q304 64 324 82L340 152Z"),
    Dab::Line("M285 84Q280 100 284 112"),
    Dab::Area(Ink::Gold, "M234 128Q285 142 336 128L341 152H229Z"),
    Dab::Area(Ink::Main, "M192 168C214 140 356 140 378 168C350 180 220 180 192 168Z"),
];

const DRUM: &[Dab] = &[
    Dab::Rod(Ink::Linen, 12, "M330 316L210 400"),
    Dab::Area(Ink::Second, "M84 396V500H252V396Z"),
    Dab::Line("M84 410L112 486L140 414L168 488L196 414L224 486L252 410"),
    Dab::Area(Ink::Gold, "M78 394H258V416Q168 438 78 416Z"),
    Dab::Area(Ink::Linen, "M78 394C78 362 258 362 258 394C258 426 78 426 78 394Z"),
];

const DRUMMING: &[Dab] = &[
    Dab::Rod(Ink::Main, 44, "M212 340Q150 324 122 346"),
    Dab::Rod(Ink::Wood, 8, "M100 330L176 392"),
    Dab::Disc(Ink::Skin, 112, 346, 20),
    Dab::Thread(
        Ink::Line,
        3,
        "M112 338l18-4M114 346l18-1M112 354l17 3M162 326q18-6 40 2M222 470q-6 8-6 16M350 380q12 22 8 44M364 386q10 18 4 36",
    ),
    Dab::Rod(Ink::Main, 44, "M358 340Q398 410 372 442Q346 448 312 424"),
    Dab::Rod(Ink::Wood, 8, "M304 428L206 396"),
    Dab::Disc(Ink::Skin, 292, 418, 20),
    Dab::Thread(Ink::Line, 3, "M292 410l-18-4M290 418l-18-1M292 426l-17 3"),
];

/// Hair that shows between face and hood.
const TEMPLES: &[Dab] = &[Dab::Flat(Ink::Hair, "M226 160V262H344V160Z")];

const HOOD: &[Dab] = &[
    Dab::Area(
        Ink::Second,
        "M222 262C196 200 204 112 262 84C300 66 344 74 386 40C396 76 372 104 350 118C372 160 372 220 348 262C344 240 346 200 338 172C318 140 252 140 232 172C224 200 226 240 222 262Z",
    ),
    Dab::Line("M352 116Q330 108 316 112"),
    Dab::Area(
        Ink::Second,
        "M222 258C180 280 166 306 172 334Q200 322 222 340Q252 328 285 348Q318 328 348 340Q370 322 398 334C404 306 390 280 348 258C330 284 240 284 222 258Z",
    ),
    Dab::Line("M222 292L216 318M258 302L254 322M312 302L316 322M348 292L354 318"),
];

const TWO_COLOURS: &[Dab] = &[
    Dab::Area(Ink::Second, "M285 290C320 290 352 300 366 326C386 370 366 450 370 500H285Z"),
    Dab::Thread(Ink::Gold, 13, "M285 352h0M285 380h0M320 440h0M350 440h0M335 462h0M335 418h0"),
    Dab::Thread(Ink::Line, 3, "M306 480q2-30-4-60M364 400q-6 40-4 86"),
];

const LUTE: &[Dab] = &[
    Dab::Rod(Ink::Wood, 16, "M270 410L396 300"),
    Dab::Rod(Ink::Wood, 14, "M396 300L388 268"),
    Dab::Line("M376 276l-12-4M380 288l-12-4M400 276l12-4M404 288l12-4"),
    Dab::Area(Ink::Gold, "M292 388C300 430 276 484 222 494C160 500 130 456 150 414C172 372 250 360 292 388Z"),
    Dab::Disc(Ink::Wood, 224, 430, 20),
    Dab::Line("M172 448L196 474M392 300L184 462"),
];

const LUTE_ARMS: &[Dab] = &[
    Dab::Rod(Ink::Second, 44, "M358 338Q402 360 392 344L372 330"),
    Dab::Disc(Ink::Skin, 362, 324, 20),
    Dab::Rod(Ink::Main, 46, "M212 338Q130 376 128 420Q150 440 184 430"),
    Dab::Rod(Ink::Linen, 36, "M186 429l5-2"),
    Dab::Disc(Ink::Skin, 212, 420, 19),
    Dab::Thread(
        Ink::Line,
        3,
        "M214 412l16 2M214 420l17 1M213 428l15 3M362 316l-16-4M362 324l-18-1M164 376q-18 14-22 32M180 380q-14 10-18 22M388 348q10 6 16 4",
    ),
];

const ROUNDLET: &[Dab] = &[
    Dab::Area(Ink::Second, "M238 138C230 96 262 76 300 84C336 74 352 110 338 140Z"),
    Dab::Area(Ink::Second, "M336 130C380 140 392 200 384 262L362 258C364 214 356 180 330 166Z"),
    Dab::Line("M360 180Q372 210 370 246"),
    Dab::Rod(Ink::Main, 26, "M230 150Q285 122 340 150"),
    Dab::Thread(Ink::Line, 5, "M246 132l10 20M274 124l6 20M304 126l-2 20M328 134l-8 18"),
];

const MOTLEY: &[Dab] = &[
    Dab::Area(Ink::Second, "M285 290C320 290 352 300 366 326C386 370 366 450 370 500H285Z"),
    Dab::Flat(Ink::Second, "M240 400l30 45-30 45-30-45z"),
    Dab::Thread(Ink::Line, 3, "M208 400q6 40 2 86M362 400q-6 40-2 86"),
    Dab::Flat(Ink::Main, "M330 400l30 45-30 45-30-45z"),
];

const MOTLEY_COLLAR: &[Dab] = &[
    Dab::Area(Ink::Skin, "M256 256V288Q285 316 314 288V256Z"),
    Dab::Area(
        Ink::Linen,
        "M236 274Q285 320 334 274L374 300L362 348L326 322L310 366L285 330L260 366L244 322L208 348L196 300Z",
    ),
    Dab::Disc(Ink::Gold, 206, 352, 12),
    Dab::Disc(Ink::Gold, 260, 370, 12),
    Dab::Disc(Ink::Gold, 310, 370, 12),
    Dab::Disc(Ink::Gold, 364, 352, 12),
];

const BAUBLE: &[Dab] = &[
    Dab::Rod(Ink::Wood, 10, "M452 290L462 150"),
    Dab::Area(Ink::Second, "M462 146L424 190L446 186L462 160L478 186L500 190Z"),
    Dab::Disc(Ink::Gold, 464, 108, 38),
    Dab::Area(Ink::Second, "M426 104Q464 118 502 104V118Q464 132 426 118Z"),
    Dab::Line("M464 130V144M456 70C452 52 476 52 472 70"),
    Dab::Area(Ink::Skin, "M434 222Q436 208 458 210Q480 212 478 228V244Q474 260 454 258Q432 256 433 242Z"),
    Dab::Thread(Ink::Line, 4, "M434 222H458M433 234H456M434 246H456"),
];

const JESTER_ARM: &[Dab] = &[Dab::Rod(Ink::Second, 46, "M356 336Q430 362 444 322L452 272")];

const JESTER_HIP: &[Dab] = &[
    Dab::Rod(Ink::Main, 46, "M214 336Q150 384 146 428Q162 456 204 462"),
    Dab::Disc(Ink::Skin, 224, 466, 20),
];

const JESTER_CAP: &[Dab] = &[
    Dab::Area(
        Ink::Main,
        "M285 168C262 170 240 172 226 178C220 150 196 138 168 158C160 108 196 80 232 92C256 98 276 120 285 140Z",
    ),
    Dab::Area(
        Ink::Second,
        "M285 168C308 170 330 172 344 178C350 150 374 138 402 158C410 108 374 80 338 92C314 98 294 120 285 140Z",
    ),
    Dab::Area(
        Ink::Linen,
        "M246 104C256 70 270 56 285 40C300 56 314 70 324 104C308 112 292 126 285 140C278 126 262 112 246 104Z",
    ),
    Dab::Disc(Ink::Gold, 166, 164, 14),
    Dab::Disc(Ink::Gold, 404, 164, 14),
    Dab::Disc(Ink::Gold, 285, 36, 14),
];

/// The Unter of a suit.
pub(super) const fn figure(suit: Suit) -> &'static [Layer] {
    match suit {
        Suit::Eichel => &[
            Layer::Tinted(Part::Grass, Ink::Green),
            Layer::Tinted(Part::UnterHair, Ink::Hair),
            Layer::Own(LEFT_ARM_AT_HIP),
            Layer::Own(RIGHT_ARM_RAISED),
            Layer::Tinted(Part::Jerkin, Ink::Main),
            Layer::Own(WAISTCOAT),
            Layer::Own(MUG),
            Layer::Shared(Part::Collar),
            Layer::Face(Gaze::Right),
            Layer::Tinted(Part::Fringe, Ink::Hair),
            Layer::Own(FELT_HAT),
        ],
        Suit::Gras => &[
            Layer::Tinted(Part::Grass, Ink::Green),
            Layer::Tinted(Part::Jerkin, Ink::Main),
            Layer::Own(DRUM),
            Layer::Own(DRUMMING),
            Layer::Own(TEMPLES),
            Layer::Face(Gaze::Left),
            Layer::Own(HOOD),
        ],
        Suit::Herz => &[
            Layer::Tinted(Part::Grass, Ink::Green),
            Layer::Tinted(Part::UnterHair, Ink::Hair),
            Layer::Tinted(Part::Jerkin, Ink::Main),
            Layer::Own(TWO_COLOURS),
            Layer::Own(LUTE),
            Layer::Own(LUTE_ARMS),
            Layer::Shared(Part::Collar),
            Layer::Face(Gaze::Right),
            Layer::Tinted(Part::Fringe, Ink::Hair),
            Layer::Own(ROUNDLET),
        ],
        Suit::Schellen => &[
            Layer::Tinted(Part::Grass, Ink::Green),
            Layer::Tinted(Part::UnterHair, Ink::Hair),
            Layer::Own(JESTER_HIP),
            Layer::Own(JESTER_ARM),
            Layer::Tinted(Part::Jerkin, Ink::Main),
            Layer::Own(MOTLEY),
            Layer::Own(BAUBLE),
            Layer::Own(MOTLEY_COLLAR),
            Layer::Face(Gaze::Left),
            Layer::Own(JESTER_CAP),
        ],
    }
}
