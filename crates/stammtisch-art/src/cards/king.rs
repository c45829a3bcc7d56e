//! The four Kings: crowned, bearded, in ermine; their signs stand high on both sides.

use schafkopf::Suit;

use super::art::Dab;
use super::court::{Gaze, Layer, Part};
use super::ink::Ink;

pub(super) const HAIR: &[Dab] = &[
    Dab::Area(
        Ink::Tint,
        "M224 150C196 200 206 270 196 296C220 300 240 290 250 280H320C330 290 350 300 374 296C364 270 374 200 346 150Z",
    ),
    Dab::Thread(
        Ink::Line,
        3,
        "M220 190Q212 240 210 284M222 230Q218 262 222 284M350 190Q358 240 360 284M348 230Q352 262 348 284",
    ),
];

pub(super) const ROBE: &[Dab] = &[
    Dab::Area(Ink::Tint, "M40 500C60 414 116 330 212 300C240 290 330 290 358 300C454 330 510 414 530 500Z"),
    Dab::Line("M104 420Q84 456 80 494M466 420Q486 456 490 494"),
    Dab::Thread(
        Ink::Line,
        3,
        "M92 452q-10 20-12 40M64 470l-6 22M478 452q10 20 12 40M506 470l6 22M130 380q-14 14-20 26M440 380q14 14 20 26",
    ),
];

const TUNIC: &[Dab] = &[
    Dab::Area(Ink::Second, "M240 340L224 500H346L330 340Z"),
    Dab::Thread(Ink::Gold, 12, "M285 400V494"),
    Dab::Thread(Ink::Gold, 9, "M264 424h0M306 424h0M264 448h0M306 448h0M264 472h0M306 472h0"),
];

pub(super) const ERMINE: &[Dab] = &[
    Dab::Rod(Ink::Linen, 22, "M240 340L222 496M330 340L348 496"),
    Dab::Area(
        Ink::Linen,
        "M216 280C176 300 156 336 162 366C196 400 250 408 285 408C320 408 374 400 408 366C414 336 394 300 354 280C330 300 240 300 216 280Z",
    ),
    Dab::Thread(
        Ink::Line,
        8,
        "M236 416l-1 10M229 464l-1 10M334 416l1 10M341 464l1 10M188 340l-4 14M214 320l-3 14M212 370l-3 14M244 382l-2 12M382 340l4 14M356 320l3 14M358 370l3 14M326 382l2 12",
    ),
];

/// Mouth within a beard.
const MOUTH: &[Dab] = &[Dab::Thread(Ink::Line, 5, "M268 249Q285 256 302 249")];

const LONG_BEARD: &[Dab] = &[
    Dab::Area(
        Ink::Hair,
        "M231 200C228 270 246 330 285 352C324 330 342 270 339 200C332 226 320 236 300 232Q285 226 270 232C250 236 238 226 231 200Z",
    ),
    Dab::Thread(Ink::Line, 4, "M262 276Q262 300 272 320M308 276Q308 300 298 320M285 272V328"),
];

const FORKED_BEARD: &[Dab] = &[
    Dab::Area(
        Ink::Hair,
        "M231 200C224 270 232 330 252 364Q278 344 285 306Q292 344 318 364C338 330 346 270 339 200C332 226 320 236 300 232Q285 226 270 232C250 236 238 226 231 200Z",
    ),
    Dab::Thread(Ink::Line, 4, "M252 268Q248 300 254 334M318 268Q322 300 316 334M270 280V306M300 280V306"),
];

const FULL_BEARD: &[Dab] = &[
    Dab::Area(
        Ink::Hair,
        "M231 200C220 236 224 262 236 276C240 296 258 308 270 306Q285 316 300 306C312 308 330 296 334 276C346 262 350 236 339 200C332 226 320 236 300 232Q285 226 270 232C250 236 238 226 231 200Z",
    ),
    Dab::Thread(Ink::Line, 4, "M246 252Q250 272 262 282M324 252Q320 272 308 282M285 272V292"),
];

const BRAIDED_BEARD: &[Dab] = &[
    Dab::Area(
        Ink::Hair,
        "M231 200C230 250 244 284 262 296Q250 308 262 318Q254 330 268 340L285 372L302 340Q316 330 308 318Q320 308 308 296C326 284 340 250 339 200C332 226 320 236 300 232Q285 226 270 232C250 236 238 226 231 200Z",
    ),
    Dab::Thread(
        Ink::Line,
        4,
        "M262 296Q285 310 308 296M262 318Q285 332 308 318M268 340Q285 348 302 340M260 266l4 14M310 266l-4 14",
    ),
];

/// Rim of every crown, with three stones.
const RIM: &[Dab] = &[
    Dab::Area(Ink::Gold, "M222 130Q285 146 348 130L342 168Q285 182 228 168Z"),
    Dab::Disc(Ink::Second, 285, 158, 9),
    Dab::Disc(Ink::Second, 250, 154, 7),
    Dab::Disc(Ink::Second, 320, 154, 7),
];

const ARCHED_CROWN: &[Dab] = &[
    Dab::Area(Ink::Second, "M226 138C196 84 240 62 285 62C330 62 374 84 344 138Z"),
    Dab::Rod(Ink::Gold, 12, "M228 134C200 86 246 66 285 66C324 66 370 86 342 134M285 66V136"),
    Dab::Rod(Ink::Gold, 8, "M285 58V26M272 38H298"),
];

const LEAF_CROWN: &[Dab] = &[
    Dab::Area(
        Ink::Gold,
        "M222 136C210 110 196 92 204 66C222 70 236 88 242 104C248 84 252 66 250 50C270 40 300 40 320 50C318 66 322 84 328 104C334 88 348 70 366 66C374 92 360 110 348 136Q285 152 222 136Z",
    ),
    Dab::Area(Ink::Second, "M285 30C308 50 316 74 285 112C254 74 262 50 285 30Z"),
    Dab::Line("M285 50V104"),
    Dab::Thread(Ink::Second, 12, "M226 100h0M344 100h0"),
];

const LILY_CROWN: &[Dab] = &[
    Dab::Area(
        Ink::Gold,
        "M222 136C220 106 214 92 200 78L232 92L246 62L262 92L285 36L308 92L324 62L338 92L370 78C356 92 350 106 348 136Q285 152 222 136Z",
    ),
    Dab::Disc(Ink::Second, 285, 36, 11),
    Dab::Disc(Ink::Second, 246, 62, 9),
    Dab::Disc(Ink::Second, 324, 62, 9),
    Dab::Disc(Ink::Second, 202, 80, 9),
    Dab::Disc(Ink::Second, 368, 80, 9),
];

const BALL_CROWN: &[Dab] = &[
    Dab::Area(Ink::Second, "M232 140C228 100 250 92 285 92C320 92 342 100 338 140Z"),
    Dab::Rod(Ink::Gold, 10, "M228 136L208 84M256 136L248 70M285 136V62M314 136L322 70M342 136L362 84"),
    Dab::Disc(Ink::Gold, 206, 78, 14),
    Dab::Disc(Ink::Gold, 247, 60, 14),
    Dab::Disc(Ink::Gold, 285, 50, 16),
    Dab::Disc(Ink::Gold, 323, 60, 14),
    Dab::Disc(Ink::Gold, 364, 78, 14),
];

/// Wide sleeves, the left hand before the breast, the right hand at the belt.
pub(super) const SLEEVES: &[Dab] = &[
    Dab::Area(
        Ink::Tint,
        "M150 352C116 390 108 440 128 478C150 494 196 488 212 470L196 422C180 420 172 396 176 376Z",
    ),
    Dab::Area(
        Ink::Tint,
        "M420 352C454 390 462 440 442 478C420 494 374 488 358 470L374 422C390 420 398 396 394 376Z",
    ),
    Dab::Thread(
        Ink::Line,
        3,
        "M142 400q-14 32-2 66M158 406q-10 30 2 62M428 400q14 32 2 66M412 406q10 30-2 62",
    ),
    Dab::Rod(Ink::Linen, 20, "M196 424L208 468M374 424L362 468"),
];

pub(super) const HANDS: &[Dab] = &[
    Dab::Area(Ink::Skin, "M214 426Q240 414 250 430Q256 446 246 458Q232 468 220 462Z"),
    Dab::Area(Ink::Skin, "M356 426Q330 414 320 430Q314 446 324 458Q338 468 350 462Z"),
    Dab::Thread(Ink::Line, 4, "M230 432L250 434M230 444L252 446M340 432L320 434M340 444L318 446"),
];

const SCEPTRE: &[Dab] = &[
    Dab::Rod(Ink::Gold, 12, "M254 494L204 344"),
    Dab::Area(Ink::Gold, "M192 346C176 322 178 296 190 276C212 288 224 310 220 336Z"),
    Dab::Rod(Ink::Gold, 9, "M186 352L226 338"),
];

const LONG_SWORD: &[Dab] = &[
    Dab::Area(Ink::Steel, "M338 404L404 274L424 254L421 281L360 416Z"),
    Dab::Thread(Ink::Linen, 5, "M356 396L412 282"),
    Dab::Rod(Ink::Gold, 11, "M316 388L380 420"),
    Dab::Rod(Ink::Wood, 11, "M344 416L328 452"),
    Dab::Disc(Ink::Gold, 320, 468, 13),
];

const ORB: &[Dab] = &[
    Dab::Disc(Ink::Gold, 228, 404, 40),
    Dab::Area(Ink::Second, "M188 398Q228 414 268 398V414Q228 430 188 414Z"),
    Dab::Rod(Ink::Gold, 8, "M228 364V326M212 342H244"),
];

const CHALICE: &[Dab] = &[
    Dab::Area(
        Ink::Gold,
        "M186 346H266C268 392 248 408 236 412V448L258 474H194L216 448V412C204 408 184 392 186 346Z",
    ),
    Dab::Area(Ink::Second, "M188 366H264Q264 378 258 388H194Q188 378 188 366Z"),
    Dab::Line("M214 428H238"),
];

/// The King of a suit.
pub(super) const fn figure(suit: Suit) -> &'static [Layer] {
    match suit {
        Suit::Eichel => &[
            Layer::Tinted(Part::KingHair, Ink::Hair),
            Layer::Tinted(Part::Robe, Ink::Main),
            Layer::Own(TUNIC),
            Layer::Shared(Part::Ermine),
            Layer::Tinted(Part::Sleeves, Ink::Main),
            Layer::Face(Gaze::Right),
            Layer::Own(LONG_BEARD),
            Layer::Own(MOUTH),
            Layer::Own(ARCHED_CROWN),
            Layer::Own(RIM),
            Layer::Own(SCEPTRE),
            Layer::Shared(Part::Hands),
        ],
        Suit::Gras => &[
            Layer::Tinted(Part::KingHair, Ink::Hair),
            Layer::Tinted(Part::Robe, Ink::Main),
            Layer::Own(TUNIC),
            Layer::Shared(Part::Ermine),
            Layer::Tinted(Part::Sleeves, Ink::Main),
            Layer::Face(Gaze::Left),
            Layer::Own(FORKED_BEARD),
            Layer::Own(MOUTH),
            Layer::Own(LEAF_CROWN),
            Layer::Own(RIM),
            Layer::Own(LONG_SWORD),
            Layer::Shared(Part::Hands),
        ],
        Suit::Herz => &[
            Layer::Tinted(Part::KingHair, Ink::Hair),
            Layer::Tinted(Part::Robe, Ink::Main),
            Layer::Own(TUNIC),
            Layer::Shared(Part::Ermine),
            Layer::Tinted(Part::Sleeves, Ink::Main),
            Layer::Face(Gaze::Right),
            Layer::Own(FULL_BEARD),
            Layer::Own(MOUTH),
            Layer::Own(LILY_CROWN),
            Layer::Own(RIM),
            Layer::Own(ORB),
            Layer::Shared(Part::Hands),
        ],
        Suit::Schellen => &[
            Layer::Tinted(Part::KingHair, Ink::Hair),
            Layer::Tinted(Part::Robe, Ink::Main),
            Layer::Own(TUNIC),
            Layer::Shared(Part::Ermine),
            Layer::Tinted(Part::Sleeves, Ink::Main),
            Layer::Face(Gaze::Left),
            Layer::Own(BRAIDED_BEARD),
            Layer::Own(MOUTH),
            Layer::Own(BALL_CROWN),
            Layer::Own(RIM),
            Layer::Own(CHALICE),
            Layer::Shared(Part::Hands),
        ],
    }
}
