/**
 * Passwords that attackers try first: those of published lists that have the minimum length, and shorter ones that
 * reach it when repeated. Letter case, digits in place of letters and digits at the ends are ignored (`password.ts`).
 */
export const commonPasswords: readonly string[] = [
  ..."123456123456 123456654321 1234567890123 123123123123 123321123321 111222333444 112233445566 121212121212 147258369147 147852369147 159357159357 159753159753 098765432109 987654321098 987654321987 102030405060 010203040506 192837465019 741852963741 789456123789 963852741963".split(
    " ",
  ),
  ..."qwertyuiopas qwertyuiop12 qwertyuiop123 qwertyuiopasdf qwertyuiopasdfghjkl qwertyqwerty qwerty123456 qwerty1234567 123qweasdzxc 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i 1qaz2wsx3edc 1qaz2wsx3edc4rfv qazwsxedcrfv qazwsxedc123 zaq12wsxcde3 zaq1xsw2cde3 asdfghjklasdfghjkl asdfghjklqwe asdfghjkl123 asdfasdfasdf zxcvbnmasdfghjkl zxcvbnm12345 zxcvbnmzxcvbnm poiuytrewq qwertzuiopas azertyuiopqs azertyazerty 1234qwerasdf 1234qwerasdfzxcv qweasdzxc123 qweasdqweasd abcdefghijkl abcdefghijklm abcdefghijklmnop abcdefghijklmnopqrstuvwxyz abcabcabcabc abcd1234abcd aabbccddeeff".split(
    " ",
  ),
  ..."password password1 passwordpassword password12345678 passwordqwerty mypassword mypassword12 thisismypassword newpassword changepassword changemeplease changemenow pleasechangeme secretpassword mysecretpassword letmeinletmein letmeinplease letmeinnow iloveyouiloveyou iloveyousomuch iloveyouforever iloveyou iloveyoubaby welcomewelcome welcometomyhome welcomehome welcome administrator adminadminadmin adminadmin administrator1 rootrootroot superadministrator testtesttest testpassword temporarypassword temporary defaultpassword masterpassword masterkey correcthorsebatterystaple trustno1trustno1 trustnoone sunshinesunshine sunshine princessprincess princess dragondragon footballfootball football baseballbaseball baseball basketball monkeymonkey supermansuperman superman batmanbatman michaeljordan jordanjordan manchesterunited manchester liverpoolfc liverpool arsenalarsenal chelseachelsea realmadrid barcelona christmas wintersummer summersummer springsummer winterwinter novembernovember september january february september2026 computercomputer computer internetinternet internet whatever whateverwhatever nothingnothing startrekstartrek starwarsstarwars starwars pokemonpokemon pokemon minecraftminecraft minecraft fuckyoufuckyou fuckyou jesuschrist jesuslovesme blessedblessed godisgood godislove hellohello helloworld hellokitty ilovemyfamily ilovemymom ilovejesus mylovemylove myloveforever forever foreverlove freedomfreedom freedom letmein loveislove lovelove lovelovelove moneymoney moneymoneymoney opensesame iamthebest youaremine businessbusiness invoiceinvoice billingbilling companycompany subscription accounting accountant bookkeeping".split(
    " ",
  ),
]
