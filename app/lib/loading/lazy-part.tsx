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
  /** Shown while the part's code is loaded. It must be a constant element: a new one counts as a change. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A late part: the server renders it, and its code may arrive after the page's. Until it is hydrated, changes
 *  around it reach it as deferred updates. An urgent update would make React drop the server's markup, with its
 *  input and focus, and show the fallback. */
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

/** Reports that its siblings are hydrated. */
function TakenOver({ onTakenOver }: { onTakenOver: (isIt: boolean) => void }) {
  useEffect(() => {
    startTransition(() => {
      onTakenOver(true);
    });
  }, [onTakenOver]);
  return null;
}
