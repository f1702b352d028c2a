/** All that plays a film: loaded apart, once a film is to be played. */

export { painterOf } from "./paint";
export { playFilm } from "./play";
export { readFilm } from "./read-film";
