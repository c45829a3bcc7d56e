/** What the server says about lessons and the rules book, under the names that the page uses. */

export type {
  Chapter,
  Coach,
  Contents,
  End,
  Followed,
  Hand as Guided,
  Line,
  Listed,
  Page,
  Reply,
  SoFar,
} from '../../wire/learn.ts';
