export interface SkeletonProps {
  /** Number of placeholder items. */
  rows: number;
  /** Announcement for screen readers: what is being loaded. */
  label: string;
  className?: string;
}

/** Placeholder of content that is being loaded: a title and a line for each item. */
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
