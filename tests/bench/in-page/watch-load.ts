/** Measurements of a page load. */
export interface LoadRecord {
  /** ms from the start of the navigation. */
  firstPaint: number;
  largestPaint: number;
  largestElement: string;
  /** Sum of all layout shifts, with or without user input before them. */
  shift: number;
  shifts: string[];
  /** Long tasks: the sum of their time over 50 ms each. */
  blocked: number;
  tasks: string[];
}

declare global {
  interface Window {
    benchLoad: LoadRecord;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Node }[];
}

/** Runs in the page, before its own scripts: fills `window.benchLoad`. */
export function watchLoad(): void {
  const record: LoadRecord = {
    firstPaint: Number.NaN,
    largestPaint: Number.NaN,
    largestElement: '',
    shift: 0,
    shifts: [],
    blocked: 0,
    tasks: [],
  };
  window.benchLoad = record;
  const name = (node: Node | null | undefined) =>
    node instanceof Element ? `${node.localName}.${node.className}`.slice(0, 60) : (node?.nodeName ?? 'gone');
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });

  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') record.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    record.largestPaint = entry.startTime;
    record.largestElement = name((entry as PerformanceEntry & { element?: Element }).element);
  });
  observe('layout-shift', (entry) => {
    const { value, sources, startTime } = entry as LayoutShift;
    record.shift += value;
    record.shifts.push(
      `${value.toFixed(4)} at ${startTime.toFixed(0)} ms: ${sources.map(({ node }) => name(node)).join(', ')}`,
    );
  });
  observe('longtask', ({ startTime, duration }) => {
    record.blocked += Math.max(0, duration - 50);
    record.tasks.push(`${duration.toFixed(0)} ms at ${startTime.toFixed(0)}`);
  });
}
