import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

/** Nonce of this answer; on the server only, since browsers hide it from scripts. */
export const NonceProvider = NonceContext.Provider;

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
