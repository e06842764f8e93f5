import type { ReactNode } from "react";
import { useRouteLoaderData } from "@remix-run/react";
import type { loader as rootLoader } from "#app/root.tsx";
import { LoginScreen } from "./login-screen.tsx";

/** Frame of an account's pages before sign-in, in the look of the distributor or the platform. */
export function OpenScreen({ isPlatform = false, children }: { isPlatform?: boolean; children: ReactNode }) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  if (!root) return null;
  if (!isPlatform) return <LoginScreen {...root}>{children}</LoginScreen>;
  const loginTheme = { ...root.loginTheme, type: "minimalist" as const, socialLinks: {} };
  return (
    <LoginScreen title="Girassol" logo={undefined} loginTheme={loginTheme}>
      {children}
    </LoginScreen>
  );
}
