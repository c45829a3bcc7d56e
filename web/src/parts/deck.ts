/** The pictures of the cards, fetched once and put into the document, so that every card is a reference to its symbol. */

let loading: Promise<void> | null = null;

/** Brings the deck. */
export function loadDeck(): Promise<void> {
  loading ??= fetch('/cards.svg')
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText))))
    .then((text) => {
      const deck = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
      deck.setAttribute('aria-hidden', 'true');
      deck.setAttribute('class', 'deck');
      document.body.prepend(document.importNode(deck, true));
    })
    .catch(() => {
      // Without pictures a card still shows its letters; the next page tries again.
      loading = null;
    });
  return loading;
}
