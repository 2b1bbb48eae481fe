// austerlitz/pointed.ts -- which piece is pointed at.

import { pointing } from '../pointed';

export const { point, usePointed } = pointing<number>();
