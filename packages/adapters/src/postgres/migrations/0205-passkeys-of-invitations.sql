-- Whoever takes an invitation up may make a passkey: the challenge counts for that invitation alone, which is named by its hash.
alter table passkey_challenges add column invitation text;
-- The key is made for a person who is added only when the invitation is taken up.
alter table passkey_challenges drop constraint passkey_challenges_person_id_fkey;
