import { useEffect, useRef, useState } from "react";
import { untilNextLook } from "./load-chunk.ts";
import { loadPart, PartMissingError } from "./load-part.ts";

/** Once the page is there, so long passes before the part is fetched. */
const CALM_MS = 1_500;

/** A part of the program that opens on a press. */
export interface OpenedPart<Part> {
  /** Null until it was asked for and is there. */
  part: Part | null;
  /** Why it is not there, once it was asked for. */
  lack: "LOADING" | PartMissingError["why"] | null;
  /** The same whenever it is to open, and once more where it did not arrive. */
  ask: () => void;
}

/** Fetches a part of the program beforehand, so that a connection that is lost by the time it is asked for does not
 *  matter. Where it does not arrive, the page stays and the part may be asked for again.
 *  @param load - always the same */
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
