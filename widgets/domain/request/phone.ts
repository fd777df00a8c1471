/** Whether a phone number was written in words: letters, and too few digits to call. A number with a remark is none of these. */
export function isPhoneInWords(phone: string): boolean {
  return /\p{L}/u.test(phone) && phone.replace(/\D/g, '').length < 6;
}
