export interface SkeletonProps {
  /** How many things are on their way. */
  rows: number;
  /** What is on its way, which is heard only. */
  label: string;
  className?: string;
}

/** What stands in the place of words that are on their way: a title and a line for each thing. */
export function Skeleton({ rows, label, className }: SkeletonProps) {
  return (
    <div className={className} role="status">
      <span className="gs-visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="gs-skeleton-lines">
          <span className="gs-skeleton gs-skeleton--title" />
          <span className="gs-skeleton gs-skeleton--text" />
        </div>
      ))}
    </div>
  );
}
