/** What the server says about reviews, one's own hands, and shared ones: `docs/review.md`. */

export type { HistoryHandWhole as OwnHand, Shared, SharedHand } from '../../wire/accounts.ts';
export type {
  Again,
  Alternative,
  Came,
  CurvePoint,
  Decision,
  Habit,
  Lesson,
  PlayedOn,
  Point,
  Review,
  ReviewState,
  Submitted,
  Telling,
  Told,
  Verdict,
} from '../../wire/learn.ts';
