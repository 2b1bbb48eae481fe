// triumph/words.ts -- what the pieces and places of Napoleon's Triumph are called.

import { language, t } from '../../shell/words';
import { field } from './data';
import { commandersOf, type Commander, type Unit, type View } from './view';

export function typeName(type: string): string {
  const names: Record<string, string> = {
    unknown: t('unknown unit'),
    artillery: t('artillery'),
    cavalry: t('cavalry'),
    infantry: t('infantry'),
    guard: t('Guard'),
  };
  return names[type] ?? type;
}

export function sideName(side: string): string {
  return side === 'french' ? t('French') : t('Allied');
}

export function starName(colour: string): string {
  const names: Record<string, string> = {
    blue: t('blue star'),
    red: t('red star'),
    green: t('green star'),
    black: t('black star'),
  };
  return names[colour] ?? colour;
}

export function localeName(number: number): string {
  const name = field().locale.get(number)?.name;
  return name ? `${number} ${name}` : String(number);
}

export function placeName(at: string): string {
  if (at === 'off-map') return t('off the map');
  if (at === 'gone') return t('nowhere');
  const [from, to] = at.split('-');
  return to
    ? t('blocking in {from} towards {to}', {
        from: localeName(Number(from)),
        to: localeName(Number(to)),
      })
    : t('in reserve in {locale}', { locale: localeName(Number(from)) });
}

export function faceName(unit: Unit): string {
  return unit.type === 'unknown' ? typeName('unknown') : `${typeName(unit.type)} ${unit.strength}`;
}

function commanderOf(view: View, id: string): Commander | undefined {
  return commandersOf(view).find((one) => one.id === id);
}

// What it is, and whose.
export function unitName(view: View, unit: Unit): string {
  const corps = commanderOf(view, unit.corps);
  return corps
    ? t('{unit} of {commander}', { unit: faceName(unit), commander: corps.name })
    : t('{unit} (detached)', { unit: faceName(unit) });
}

export function unitLabel(view: View, unit: Unit): string {
  const corps = commanderOf(view, unit.corps);
  return [
    sideName(unit.side),
    faceName(unit),
    corps ? t('corps of {commander}', { commander: corps.name }) : t('detached'),
    unit.place === 'gone' ? '' : placeName(unit.place),
    unit.fixed ? t('fixed battery') : '',
    unit.moved ? t('has moved') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

// "4:00PM" as the track has it; the French count to twenty-four.
export function hourName(view: View): string {
  const found = /^(\d+):(\d+)(AM|PM)$/.exec(view.hour);
  if (view.night || !found) return view.night ? t('Night') : view.hour;
  const [, hour, minutes, half] = found;
  if (language() === 'en') return `${hour}:${minutes} ${half}`;
  return `${(Number(hour) % 12) + (half === 'PM' ? 12 : 0)} h`;
}
