import { FIELD_MESSAGES } from "#copy/spec/validation.ts";

/** What is wrong with a field, by the code that the domain gives. */
export const FIELD_ERRORS = {
  REQUIRED: FIELD_MESSAGES.required,
  INVALID_CEP: "CEP inválido. Digite 8 números, como 74000-000.",
  INVALID_CPF: "CPF inválido. Confira os números.",
  INVALID_CNPJ: "CNPJ inválido. Confira os números.",
  INVALID_STATE_REGISTRATION: "Inscrição estadual inválida para o estado da empresa. Confira os números.",
  INVALID_DOCUMENT: "CPF ou CNPJ inválido. Confira os números.",
  INVALID_EMAIL: "E-mail inválido. Ele precisa ser como nome@empresa.com.br.",
  INVALID_PHONE: FIELD_MESSAGES.phoneIncomplete,
  UNKNOWN_PHONE: "Telefone inválido. Confira o DDD e o número.",
  INVALID_PCT: "Digite um percentual de 0 a 100, com até duas casas.",
  INVALID_URL: "Endereço inválido. Ele precisa começar com https://.",
  INVALID_COLOR: FIELD_MESSAGES.colorInvalid,
  INVALID_ADDRESS: "Endereço inválido. Use https:// ou um caminho do portal, como /kitsIntegrator.",
  INVALID_DAY: FIELD_MESSAGES.dateInvalid,
  INVALID_LINK_DAY: "Escolha um dia de hoje em diante, até um ano.",
  INVALID_ORIGIN: "Cada linha é um site seguro, como https://www.seusite.com.br.",
  TOO_MANY_ORIGINS: "Uma chave vale em até 20 sites. Crie outra para os demais.",
  INVALID_FREQUENCY: "Digite um número de 1 a 99.",
  PERIOD_REVERSED: "O último dia é antes do primeiro.",
  PERIOD_TOO_LONG: "Escolha no máximo 30 anos.",
  PERMISSION_NOT_OF_TYPE: "Esta permissão não existe para este tipo de perfil.",
  PERMISSION_REPEATED: "Permissão repetida.",
  NAME_TAKEN: "Já existe um perfil deste tipo com esse nome.",
  TYPE_IN_USE: "O tipo não muda enquanto houver pessoas com este perfil.",
  LABEL_NOT_OF_TYPE: "Só perfis de integrador têm função no CRM.",
  WEAK_PASSWORD: "A senha não atende às regras.",
  COMMON_PASSWORD: "Esta senha é uma das mais usadas. Escolha outra.",
  PASSWORD_MISMATCH: "As senhas não são iguais.",
  WRONG_PASSWORD: "Senha atual incorreta. Confira e tente de novo.",
  INVALID_SECOND_FACTOR: "Código incorreto. Confira no aplicativo e tente de novo.",
  EMAIL_TAKEN: "Este e-mail já está em uso. Use outro endereço.",
  TERMS_REQUIRED: "É preciso aceitar os termos de uso.",
  STATE_NOT_OF_CEP: "O estado não corresponde ao CEP.",
  FORM_TOO_FAST: "O formulário foi enviado rápido demais. Confira os dados e envie de novo.",
  FORM_USED: "Este formulário já foi enviado. Confira os dados e envie de novo.",
  FORM_EXPIRED: "O formulário ficou aberto por mais de um dia. Confira os dados e envie de novo.",
  FORM_REFUSED: "Não conseguimos conferir o envio. Confira os dados e envie de novo.",
  UNKNOWN_ROLE: "Este perfil não existe mais. Atualize a página.",
  OWN_ROLE: "Seu próprio perfil ficaria sem acesso. Tire-o da lista ou peça a um administrador.",
  FIXED_ONCE_ASKED: "Não muda depois que a pesquisa foi ativada.",
  REASON_REPEATED: "Há um motivo repetido.",
  UNKNOWN_PERSON: "Esta pessoa não trabalha mais na plataforma. Escolha outra.",
  INVALID_COUPON_CODE: "Use de 3 a 30 letras, números, hífen ou sublinhado.",
  INVALID_NUMBER: "Digite um número, como 12,5.",
  INVALID_LIMIT: "Digite um número dentro do limite.",
  OPTIONS_MISSING: "Dê ao menos duas opções, uma por linha.",
  OPTIONS_REPEATED: "Há opções repetidas.",
  UNKNOWN_STATUS: "Esta situação não existe mais. Escolha outra.",
  INVALID_CHOICE: "Escolha uma das opções.",
  INVALID_AMOUNT: "Digite um valor em reais, como 1.250,00.",
  INVALID_COUNT: "Digite um número inteiro de 1 em diante.",
  INVALID_INSTALLMENTS: "Digite um número de 1 a 120.",
  INVALID_DOWN_PAYMENT: "Digite um percentual menor que 100, como 30 ou 12,5.",
  INVALID_VALUE: "Digite um percentual de 0 a 100 ou um valor em reais.",
  UNKNOWN_GROUP: "Um dos grupos não existe mais. Escolha de novo.",
  FOB_UNABLE: "Este distribuidor não oferece retirada. Escolha CIF (Enviado por nós).",
  STATE_NOT_SERVED: "Não entregamos neste estado. Escolha outro endereço ou a retirada (FOB).",
  INVOICE_OTHER_STATE: "O endereço da nota precisa ficar no estado da entrega.",
  too_small: "Texto curto demais",
  too_big: "Texto longo demais",
  fallback: "Confira este campo",
} as const;

/** Portuguese for the code of a refused field. */
export function fieldErrorText(code: string): string {
  return code in FIELD_ERRORS ? FIELD_ERRORS[code as keyof typeof FIELD_ERRORS] : FIELD_ERRORS.fallback;
}

/** The state of an address. */
export const STATE_FIELD_TEXTS = { label: "Estado", choose: "Escolha" } as const;

/** A text with a list that helps to fill it. */
export const COMBOBOX_TEXTS = { options: "Opções" } as const;
