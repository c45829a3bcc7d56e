//! The four Obers: officers with moustache, ruff and weapon; their sign stands high.

use schafkopf::Suit;

use super::art::Dab;
use super::court::{Gaze, Layer, Part};
use super::ink::Ink;

pub(super) const HAIR: &[Dab] = &[
    Dab::Area(
        Ink::Tint,
        "M224 150C206 196 208 240 214 262Q232 274 248 266H322Q338 274 356 262C362 240 364 196 346 150Z",
    ),
    Dab::Thread(Ink::Line, 3, "M222 190Q216 226 222 256M348 190Q354 226 348 256"),
];

pub(super) const DOUBLET: &[Dab] = &[
    Dab::Area(
        Ink::Tint,
        "M194 500C196 450 176 360 196 322C210 296 246 286 285 286C324 286 360 296 374 322C394 360 374 450 376 500Z",
    ),
    Dab::Thread(Ink::Line, 3, "M205 404q10 40 6 84M365 404q-10 40-6 84"),
];

/// Arm at the left that holds a weapon upright, arm at the right with the hand at the belt.
pub(super) const ARMS: &[Dab] = &[
    Dab::Rod(Ink::Tint, 46, "M180 362Q134 408 124 446Q134 444 146 410"),
    Dab::Rod(Ink::Tint, 46, "M392 362Q434 404 434 430Q420 452 372 462"),
    Dab::Rod(Ink::Linen, 40, "M371 463l-4 1"),
    Dab::Area(Ink::Skin, "M356 450Q334 442 318 456Q312 466 322 476Q340 488 358 480Z"),
    Dab::Thread(Ink::Line, 3, "M338 460L320 464M338 470L322 474M418 408q16 12 16 26M404 416q14 10 16 22"),
];

/// Slashed puffs at the shoulders.
pub(super) const PUFFS: &[Dab] = &[
    Dab::Area(
        Ink::Tint,
        "M218 300C178 296 146 330 146 372C166 392 200 388 216 366ZM352 300C392 296 424 330 424 372C404 392 370 388 354 366Z",
    ),
    Dab::Line(
        "M176 318Q162 344 166 382M196 308Q184 340 190 384M394 318Q408 344 404 382M374 308Q386 340 380 384",
    ),
];

pub(super) const RUFF: &[Dab] = &[
    Dab::Area(
        Ink::Linen,
        "M222 272C240 258 330 258 348 272C366 284 364 306 346 312Q328 304 316 318Q300 306 285 320Q270 306 254 318Q242 304 224 312C206 306 204 284 222 272Z",
    ),
    Dab::Line("M236 284L224 302M259 290L254 308M285 292V310M311 290L316 308M334 284L346 302"),
];

const MOUSTACHE: &[Dab] = &[Dab::Area(
    Ink::Hair,
    "M285 232C270 224 252 234 238 226C240 246 268 254 285 242C302 254 330 246 332 226C318 234 300 224 285 232Z",
)];

const GOATEE: &[Dab] = &[Dab::Area(Ink::Hair, "M272 256Q285 250 298 256Q298 280 285 292Q272 280 272 256Z")];

const LONG_MOUSTACHE: &[Dab] = &[Dab::Area(
    Ink::Hair,
    "M285 232C268 226 250 236 232 218C232 228 224 240 214 242C236 262 270 256 285 242C300 256 334 262 356 242C346 240 338 228 338 218C320 236 302 226 285 232Z",
)];

/// The fist around a weapon.
pub(super) const FIST: &[Dab] = &[
    Dab::Rod(Ink::Linen, 36, "M138 426l-3 8"),
    Dab::Area(Ink::Skin, "M124 384Q122 372 146 372Q170 372 170 386V404Q168 420 146 420Q124 420 124 404Z"),
    Dab::Thread(Ink::Line, 4, "M150 384H170M150 396H170M150 408H169"),
];

const SASH: &[Dab] = &[
    Dab::Area(
        Ink::Second,
        "M350 306L384 336C340 410 280 460 214 500L194 500L194 480C260 440 312 380 350 306Z",
    ),
    Dab::Thread(Ink::Gold, 7, "M366 326C322 400 264 450 200 490"),
    Dab::Thread(Ink::Gold, 14, "M232 350h0M230 384h0M230 418h0"),
];

const SWORD: &[Dab] = &[
    Dab::Area(Ink::Steel, "M133 376V88L146 42L159 88V376Z"),
    Dab::Thread(Ink::Linen, 5, "M143 96V354"),
    Dab::Rod(Ink::Gold, 12, "M104 372H188"),
    Dab::Disc(Ink::Gold, 146, 432, 14),
];

const PLUMED_HAT: &[Dab] = &[
    Dab::Area(Ink::Main, "M230 150C230 92 250 70 285 70C320 70 340 92 340 150Z"),
    Dab::Area(Ink::Gold, "M230 124H340V150H230Z"),
    Dab::Area(Ink::Main, "M184 160C186 128 232 142 285 142C338 142 384 128 386 160C352 178 218 178 184 160Z"),
    Dab::Area(
        Ink::Second,
        "M344 138C376 104 364 50 312 34C274 22 230 32 210 62C234 54 262 60 276 80C288 108 318 116 344 138Z",
    ),
    Dab::Line("M340 132C322 92 290 62 240 54M330 108L346 90M312 86L330 62M290 70L302 46M266 60L268 40"),
    Dab::Thread(Ink::Line, 3, "M240 116q2-18 10-28M250 114q2-14 8-22M206 160q14-6 30-7"),
    Dab::Disc(Ink::Gold, 344, 140, 11),
];

const BREASTPLATE: &[Dab] = &[
    Dab::Area(
        Ink::Steel,
        "M218 312C250 324 320 324 352 312C362 370 352 430 330 458C300 470 270 470 240 458C218 430 208 370 218 312Z",
    ),
    Dab::Line("M285 326V346M285 410V464"),
    Dab::Thread(
        Ink::Line,
        3,
        "M285 346C306 360 316 388 285 412C254 388 264 360 285 346ZM285 356V402M236 340C230 380 236 410 246 432M246 344C242 376 246 400 252 416M334 340C340 380 334 410 324 432",
    ),
    Dab::Thread(Ink::Linen, 6, "M258 342C252 356 252 372 256 384"),
    Dab::Area(Ink::Second, "M232 462Q285 480 338 462L344 500H226Z"),
];

const HALBERD: &[Dab] = &[
    Dab::Rod(Ink::Wood, 12, "M146 150V496"),
    Dab::Area(Ink::Steel, "M152 112C170 110 186 100 196 88C206 116 206 148 196 176C186 164 170 156 152 154Z"),
    Dab::Area(Ink::Steel, "M140 122L124 134L140 148Z"),
    Dab::Area(Ink::Steel, "M138 170V104L146 34L154 104V170Z"),
];

const MORION: &[Dab] = &[
    Dab::Area(Ink::Second, "M236 88C244 42 300 22 352 62C330 58 318 70 316 84Z"),
    Dab::Area(Ink::Steel, "M228 156C222 100 248 72 285 72C322 72 348 100 342 156Z"),
    Dab::Line("M285 74V140M262 78C250 96 248 120 250 142M308 78C320 96 322 120 320 142"),
    Dab::Area(
        Ink::Steel,
        "M202 128C236 156 334 156 368 128C362 164 338 178 285 178C232 178 208 164 202 128Z",
    ),
    Dab::Thread(Ink::Gold, 10, "M236 160h0M268 166h0M302 166h0M334 160h0"),
];

const SLASHES: &[Dab] = &[
    Dab::Thread(Ink::Line, 22, "M240 350V440M285 350V450M330 350V440"),
    Dab::Thread(Ink::Linen, 12, "M240 350V440M285 350V450M330 350V440"),
    Dab::Area(Ink::Gold, "M190 470Q285 486 380 470V494Q285 506 190 494Z"),
    Dab::Rod(Ink::Gold, 8, "M234 322Q285 398 336 322"),
    Dab::Disc(Ink::Second, 285, 366, 16),
];

const LANCE: &[Dab] = &[
    Dab::Rod(Ink::Wood, 12, "M146 62V496"),
    Dab::Area(Ink::Second, "M152 74C176 62 196 84 224 72L206 102L224 132C196 144 176 122 152 134Z"),
    Dab::Line("M166 88H188M166 104H194M166 120H188"),
    Dab::Area(Ink::Steel, "M134 66L146 24L158 66L146 76Z"),
];

const BERET: &[Dab] = &[
    Dab::Area(Ink::Linen, "M332 112C376 112 396 70 376 34C366 60 330 60 318 96Z"),
    Dab::Line("M330 102C352 96 370 76 376 50"),
    Dab::Area(Ink::Main, "M208 152C190 108 232 78 285 78C338 78 380 108 362 152Z"),
    Dab::Thread(Ink::Line, 22, "M244 102L238 128M285 96V124M326 102L332 128"),
    Dab::Thread(Ink::Linen, 12, "M244 102L238 128M285 96V124M326 102L332 128"),
    Dab::Rod(Ink::Second, 14, "M222 154Q285 138 348 154"),
];

const FROGS: &[Dab] = &[
    Dab::Thread(Ink::Line, 20, "M236 350H334M240 394H330M242 438H328"),
    Dab::Thread(Ink::Linen, 9, "M236 350H334M240 394H330M242 438H328"),
    Dab::Disc(Ink::Second, 285, 350, 11),
    Dab::Disc(Ink::Second, 285, 394, 11),
    Dab::Disc(Ink::Second, 285, 438, 11),
    Dab::Area(Ink::Second, "M192 468Q285 484 378 468V494Q285 506 192 494Z"),
];

const SABRE: &[Dab] = &[
    Dab::Area(Ink::Steel, "M136 376C118 270 134 160 194 72C204 170 174 280 158 376Z"),
    Dab::Thread(Ink::Linen, 5, "M146 352C138 270 150 190 180 122"),
    Dab::Rod(Ink::Gold, 11, "M112 372H178C196 380 194 424 156 434"),
];

const KOLPAK: &[Dab] = &[
    Dab::Area(Ink::Linen, "M246 70C216 62 206 40 214 16C244 20 262 40 264 64Z"),
    Dab::Line("M252 62C246 48 236 36 224 28"),
    Dab::Area(Ink::Second, "M322 62C372 66 394 120 386 184L362 178C364 140 354 112 336 96Z"),
    Dab::Line("M352 96Q374 126 374 164"),
    Dab::Disc(Ink::Gold, 374, 192, 15),
    Dab::Area(
        Ink::Wood,
        "M222 170C208 132 222 84 242 60Q285 42 328 60C348 84 362 132 348 170Q318 180 285 176Q252 180 222 170Z",
    ),
    Dab::Line(
        "M246 84l-8 16M285 70v16M324 84l8 16M236 124l-6 16M262 108l-3 16M308 108l3 16M334 124l6 16M285 130v16M254 146l-2 12M316 146l2 12",
    ),
];

/// The Ober of a suit.
pub(super) const fn figure(suit: Suit) -> &'static [Layer] {
    match suit {
        Suit::Eichel => &[
            Layer::Tinted(Part::Grass, Ink::Green),
            Layer::Tinted(Part::OberHair, Ink::Hair),
            Layer::Tinted(Part::Doublet, Ink::Main),
            Layer::Own(SASH),
            Layer::Tinted(Part::Arms, Ink::Main),
            Layer::Tinted(Part::Puffs, Ink::Second),
            Layer::Own(SWORD),
            Layer::Shared(Part::Fist),
            Layer::Shared(Part::Ruff),
            Layer::Face(Gaze::Right),
            Layer::Own(MOUSTACHE),
            Layer::Own(GOATEE),
            Layer::Own(PLUMED_HAT),
        ],
        Suit::Gras => &[
            Layer::Tinted(Part::Grass, Ink::Green),
            Layer::Tinted(Part::OberHair, Ink::Hair),
            Layer::Tinted(Part::Doublet, Ink::Main),
            Layer::Own(BREASTPLATE),
            Layer::Tinted(Part::Arms, Ink::Main),
            Layer::Tinted(Part::Puffs, Ink::Second),
            Layer::Own(HALBERD),
            Layer::Shared(Part::Fist),
            Layer::Shared(Part::Ruff),
            Layer::Face(Gaze::Left),
            Layer::Own(MOUSTACHE),
            Layer::Own(MORION),
        ],
        Suit::Herz => &[
            Layer::Tinted(Part::Grass, Ink::Green),
            Layer::Tinted(Part::OberHair, Ink::Hair),
            Layer::Tinted(Part::Doublet, Ink::Main),
            Layer::Own(SLASHES),
            Layer::Tinted(Part::Arms, Ink::Main),
            Layer::Tinted(Part::Puffs, Ink::Second),
            Layer::Own(LANCE),
            Layer::Shared(Part::Fist),
            Layer::Shared(Part::Ruff),
            Layer::Face(Gaze::Right),
            Layer::Own(MOUSTACHE),
            Layer::Own(BERET),
        ],
        Suit::Schellen => &[
            Layer::Tinted(Part::Grass, Ink::Green),
            Layer::Tinted(Part::OberHair, Ink::Hair),
            Layer::Tinted(Part::Doublet, Ink::Main),
            Layer::Own(FROGS),
            Layer::Tinted(Part::Arms, Ink::Main),
            Layer::Tinted(Part::Puffs, Ink::Second),
            Layer::Own(SABRE),
            Layer::Shared(Part::Fist),
            Layer::Shared(Part::Ruff),
            Layer::Face(Gaze::Left),
            Layer::Own(LONG_MOUSTACHE),
            Layer::Own(KOLPAK),
        ],
    }
}
