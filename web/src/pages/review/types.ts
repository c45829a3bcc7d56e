/** What the server says about reviews, one's own hands, and shared ones: `docs/review.md`. */

export type { HistoryHandWhole as OwnHand, Shared, SharedHand } from '../../wire/accounts.ts';
export type {
  Alternative,
  CurvePoint,
  Decision,
  Habit,
  Lesson,
  Review,
  ReviewState,
  Submitted,
  Telling,
  Told,
  Verdict,
} from '../../wire/learn.ts';
