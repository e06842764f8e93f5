/** Id of the form by which products are added before scripts run, and the field with the product and its units. */
export const PICK_FORM = "adicionar-produto";
export const PICKED_FIELD = "adicionado";
