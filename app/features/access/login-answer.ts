/** Why a sign-in failed, in words. */
export interface LoginNotice {
  code: string;
  title: string;
  description: string;
}

/** The first step again, with the typed e-mail and without the password. */
export interface PasswordAnswer {
  step: "password";
  login: string;
  notice: LoginNotice;
}

/** The second step: the password was right, and a code is required. */
export interface CodeAnswer {
  step: "code";
  login: string;
  challenge: string;
  isRecoveryCode: boolean;
  notice: LoginNotice | null;
}

/** What a sign-in answers when no session begins. */
export type LoginAnswer = PasswordAnswer | CodeAnswer;
