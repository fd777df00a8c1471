import type { MailField } from '../../domain/request/mail.ts';
import { carry } from './carry.ts';
import type { CourierConfig } from './courier-config.ts';
import type { FromCourier } from './protocol.ts';
import { noteMail, register } from './register.ts';
import type { RegisterRow } from './register-row.ts';

/** How long a script that takes this frame away with the first receipt is kept waiting for the mail, in ms. */
const mailPatience = 5000;

/**
 * Stores a request first, and mails it second. The register's answer is the receipt; without a register, or where it does not confirm,
 * the mail service's redirect is, as ever.
 *
 * @param row what the register keeps of it
 * @param keepsFrame whether the widget leaves this frame in place after the register's receipt, so that the mail still goes out
 */
export async function registerAndCarry(
  { formMailUrl, storage }: CourierConfig,
  row: RegisterRow,
  fields: readonly MailField[],
  keepsFrame: boolean,
  answer: (message: FromCourier) => void,
): Promise<void> {
  const { reference } = row;
  const registered = storage !== undefined && (await register(storage, row));
  const confirm = () => answer({ wrappie: 'receipt', reference, by: 'register' });
  if (registered) setTimeout(confirm, keepsFrame ? 0 : mailPatience);
  carry(formMailUrl, reference, fields, (message) => {
    if (message.wrappie === 'receipt') {
      if (registered) noteMail(storage, row);
      answer({ ...message, by: 'mail' });
    } else if (registered) confirm();
    else answer(message);
  });
}
