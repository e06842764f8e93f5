import { useState } from "react";

/** Key of a form that is filled from the address: it begins again when the address changes, but not by what it sent
 *  itself, so that focus and further choices stay.
 *  @returns the key, and how to say which address the form sends */
export function useFormKey(address: string): [key: number, keep: (address: string) => void] {
  const [sent, setSent] = useState<string | null>(null);
  const [shown, setShown] = useState({ address, key: 0 });
  if (shown.address !== address) {
    setShown({ address, key: address === sent ? shown.key : shown.key + 1 });
  }
  return [shown.key, setSent];
}
