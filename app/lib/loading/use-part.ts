import { useEffect, useRef, useState } from "react";
import { untilNextLook } from "./load-chunk.ts";
import { loadPart, PartMissingError } from "./load-part.ts";

/** Delay after the page is shown before the part is loaded, in milliseconds. */
const CALM_MS = 1_500;

/** A part of the page that opens by a button. */
export interface OpenedPart<Part> {
  /** Null until it is loaded and was asked for. */
  part: Part | null;
  /** Why it is missing after it was asked for. */
  lack: "LOADING" | PartMissingError["why"] | null;
  /** Call to open the part, and again if it failed to load. */
  ask: () => void;
}

/** Preloads a part, so that it opens even if the connection is lost by then. If loading fails the page stays, and
 *  the part can be asked for again.
 *  @param load - a constant function */
export function usePart<Part>(load: () => Promise<Part>): OpenedPart<Part> {
  const held = useRef<Part | null>(null);
  const [part, setPart] = useState<Part | null>(null);
  const [lack, setLack] = useState<OpenedPart<Part>["lack"]>(null);
  useEffect(() => {
    let isOver = false;
    const prepare = async () => {
      while (!isOver && held.current === null) {
        try {
          held.current = await loadPart(load);
        } catch (error) {
          if (!isOffline(error)) return;
          await untilNextLook();
        }
      }
    };
    const timer = setTimeout(() => void prepare(), CALM_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [load]);
  const open = async () => {
    setLack("LOADING");
    try {
      held.current ??= await loadPart(load);
      setPart(() => held.current);
      setLack(null);
    } catch (error) {
      setLack(isOffline(error) ? "OFFLINE" : "GONE");
    }
  };
  return { part, lack, ask: () => void open() };
}

function isOffline(error: unknown): boolean {
  return error instanceof PartMissingError && error.why === "OFFLINE";
}
