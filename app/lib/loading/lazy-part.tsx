import {
  memo,
  type ReactNode,
  startTransition,
  Suspense,
  useDeferredValue,
  useEffect,
  useState,
} from "react";

export interface LazyPartProps {
  /** Shown while the part's program is on its way. One element for good: another one counts as a change. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part that the server renders and whose program may arrive after the page's. Until it is taken over, what changes
 *  around it reaches it as something that can wait: an urgent change makes React drop the server's markup, what was
 *  typed into it and the focus included, and show the fallback in its place. */
export function LazyPart({ fallback = null, children }: LazyPartProps) {
  const [isTakenOver, setTakenOver] = useState(false);
  const calm = useDeferredValue(children);
  return (
    <Boundary fallback={fallback} onTakenOver={setTakenOver}>
      {isTakenOver ? children : calm}
    </Boundary>
  );
}

const Boundary = memo(function Boundary({
  fallback,
  onTakenOver,
  children,
}: LazyPartProps & { onTakenOver: (isIt: boolean) => void }) {
  return (
    <Suspense fallback={fallback}>
      {children}
      <TakenOver onTakenOver={onTakenOver} />
    </Suspense>
  );
});

/** Tells that all beside it has come to life. */
function TakenOver({ onTakenOver }: { onTakenOver: (isIt: boolean) => void }) {
  useEffect(() => {
    startTransition(() => {
      onTakenOver(true);
    });
  }, [onTakenOver]);
  return null;
}
