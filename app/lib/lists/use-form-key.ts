import { useState } from "react";

/** Key of a form filled from the address. It changes with the address, except for an address that the form itself
 *  sent, so that focus and further input stay.
 *  @returns the key, and a function that announces the address that the form sends */
export function useFormKey(address: string): [key: number, keep: (address: string) => void] {
  const [sent, setSent] = useState<string | null>(null);
  const [shown, setShown] = useState({ address, key: 0 });
  if (shown.address !== address) {
    setShown({ address, key: address === sent ? shown.key : shown.key + 1 });
  }
  return [shown.key, setSent];
}
