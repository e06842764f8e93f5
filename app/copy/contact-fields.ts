/** How a visitor of another site can be reached. */
export const CONTACT_FIELD_TEXTS = {
  phone: "Telefone com DDD",
  phoneInvalid: "Telefone incompleto. Digite o DDD e o número.",
  email: "E-mail",
  emailInvalid: "E-mail inválido. Ele precisa ser como nome@empresa.com.br.",
} as const;
