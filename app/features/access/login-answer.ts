/** Why somebody did not come in, in words. */
export interface LoginNotice {
  code: string;
  title: string;
  description: string;
}

/** Back to the first step, with what was typed but the password. */
export interface PasswordAnswer {
  step: "password";
  login: string;
  notice: LoginNotice;
}

/** The password was right, and a code is asked for. */
export interface CodeAnswer {
  step: "code";
  login: string;
  challenge: string;
  isRecoveryCode: boolean;
  notice: LoginNotice | null;
}

/** What a sign-in page gets back instead of a session. */
export type LoginAnswer = PasswordAnswer | CodeAnswer;
