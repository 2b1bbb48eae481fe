// path.ts -- the page goes to another address of its own, which takes the place of the present one:
// an invitation that was followed is not to lie in the history.

export function replacePath(path: string): void {
  history.replaceState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
