/** Where in the app somebody is. Addresses carry ids only, never anything of a game's contents. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'set-up'; readonly game: string }
  | { readonly screen: 'play'; readonly id: string }
  | { readonly screen: 'replay'; readonly id: string }
  /** Null: the log of a file that is still to be chosen. */
  | { readonly screen: 'audit'; readonly id: string | null }
  | { readonly screen: 'settings' }
  | { readonly screen: 'rules'; readonly game: string };

export type ScreenName = Route['screen'];

const home: Route = { screen: 'home' };
const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** The route of a location hash such as `#/play/k3f9`; whatever is no route leads home. */
export function parseRoute(hash: string): Route {
  const [path = ''] = hash.replace(/^#?\/?/, '').split('?');
  const [screen = '', id = '', ...rest] = path.split('/');
  if (rest.length > 0) return home;
  if (screen === 'settings' && id === '') return { screen };
  if (screen === 'audit' && id === '') return { screen, id: null };
  if (screen === 'rules') return { screen, game: idPattern.test(id) ? id : 'convent' };
  if (!idPattern.test(id)) return home;
  if (screen === 'set-up') return { screen, game: id };
  if (screen === 'play' || screen === 'replay' || screen === 'audit') return { screen, id };
  return home;
}

/** The location hash of a route; an address for `href`. */
export function formatRoute(route: Route): string {
  if (route.screen === 'home') return '#/';
  if (route.screen === 'settings') return '#/settings';
  if (route.screen === 'audit' && route.id === null) return '#/audit';
  return `#/${route.screen}/${'id' in route ? route.id : route.game}`;
}

/** Follows and changes the hash of the page. Dispatches `change` after each move to another route. */
export class Router extends EventTarget {
  #current: Route = parseRoute(location.hash);
  #hasMoved = false;

  constructor() {
    super();
    addEventListener('hashchange', () => this.#follow());
  }

  get current(): Route {
    return this.#current;
  }

  /** Goes to a route. `replace` leaves no way back to where we were, for example from a finished set-up. */
  go(route: Route, { replace = false }: { readonly replace?: boolean } = {}): void {
    const hash = formatRoute(route);
    if (replace) history.replaceState(null, '', hash);
    else if (location.hash !== hash) history.pushState(null, '', hash);
    this.#follow();
  }

  /** Back to where somebody came from; home if this page was opened here. */
  back(): void {
    if (this.#hasMoved) history.back();
    else this.go(home, { replace: true });
  }

  #follow(): void {
    const route = parseRoute(location.hash);
    if (formatRoute(route) === formatRoute(this.#current)) return;
    this.#current = route;
    this.#hasMoved = true;
    this.dispatchEvent(new Event('change'));
  }
}
