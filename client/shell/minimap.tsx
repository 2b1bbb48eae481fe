// minimap.tsx -- the whole sheet in a corner of the window, when the window shows a part of it.

import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import type { Board } from '../boards/board';
import type { Point } from '../boards/geometry';
import { drawingOf } from './picture';
import { settings, wish } from './settings';
import { isSmallScreen, type SheetHandle } from './sheet';
import { t } from './words';

const PART = 0.7; // of the sheet's width or height in view: with more there is nothing to find
const REST = 600; // ms after the last change before the ground is drawn

interface Props {
  sheet: SheetHandle;
  board: Board;
  view: unknown;
  watch: RefObject<() => void>; // is called whenever the camera has moved
  close: () => void;
}

export function seesPart({ camera }: SheetHandle): boolean {
  const { width, height } = camera.seen();
  return width < camera.sheet.width * PART || height < camera.sheet.height * PART;
}

// The small map is there when a part of the sheet is seen, and the reader has not closed it.
export interface Small {
  wanted: boolean;
  part: boolean;
  watch: RefObject<() => void>;
  moved: (sheet: SheetHandle) => void;
  set: (on: boolean) => void;
}

export function useSmall(): Small {
  const [part, setPart] = useState(false);
  const [wanted, setWanted] = useState(() => settings().small ?? !isSmallScreen());
  const watch = useRef<() => void>(() => undefined);
  return {
    wanted,
    part,
    watch,
    moved: (sheet) => {
      setPart(seesPart(sheet));
      watch.current();
    },
    set: (on) => {
      setWanted(on);
      wish({ small: on });
    },
  };
}

// The sheet as it lies now, as a picture: to draw all of it twice would be dear.
function usePicture({ sheet, view }: Props): string {
  const [source, setSource] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const text = drawingOf(sheet.svg.current!, sheet.camera.sheet);
      setSource(URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' })));
    }, source ? REST : 0);
    return () => window.clearTimeout(timer);
  }, [view]);
  useEffect(() => () => URL.revokeObjectURL(source), [source]);
  return source;
}

// Where the pointer is on the sheet.
function pointOf(event: PointerEvent, camera: SheetHandle['camera']): Point {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  const along = (event.clientX - box.left) / box.width,
    down = (event.clientY - box.top) / box.height;
  const { x, y, width, height } = camera.sheet;
  const [u, v] = camera.turned ? [1 - along, 1 - down] : [along, down];
  return [x + u * width, y + v * height];
}

export function MiniMap(props: Props): JSX.Element {
  const { sheet, watch, close } = props;
  const { camera } = sheet;
  const frame = useRef<SVGRectElement>(null);
  const source = usePicture(props);
  const { x, y, width, height } = camera.sheet;
  const place = (): void => {
    const seen = camera.seen();
    for (const [name, value] of Object.entries(seen)) frame.current?.setAttribute(name, String(value));
  };
  useEffect(() => {
    watch.current = place;
    place();
    return () => {
      watch.current = () => undefined;
    };
  });
  const go = (event: PointerEvent): void => {
    event.stopPropagation();
    if (event.type === 'pointermove' && !(event.buttons & 1)) return;
    if (event.type === 'pointerdown')
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    camera.centre(pointOf(event, camera));
    sheet.glide();
  };
  return (
    <div
      class={`minimap ${camera.turned ? 'turned' : ''}`}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}>
      <svg
        viewBox={`${x} ${y} ${width} ${height}`}
        style={{ aspectRatio: `${width} / ${height}` }}
        aria-hidden="true"
        onPointerDown={go}
        onPointerMove={go}>
        {source && <image href={source} x={x} y={y} width={width} height={height} />}
        <rect ref={frame} class="frame" />
      </svg>
      <button type="button" class="plain" aria-label={t('Close the small map')} onClick={close}>
        ×
      </button>
    </div>
  );
}
