-- Where the test clock stood last, so that a restart does not go back in time. Empty without SVC_TEST_CLOCK.
create table test_clock (
  only_row boolean primary key default true check (only_row),
  now timestamptz not null
);
