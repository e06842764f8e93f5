import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

/** Nonce of the document. */
export const NonceProvider = NonceContext.Provider;

/** Nonce of the document, for inline styles and scripts. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
