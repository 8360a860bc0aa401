# A remark
@orders
Feature: Returns
  Customers send goods back.

  Background:
    Given I go to "https://shop.example.com/orders"

  @smoke
  Scenario: Return one lamp
    When I click "Return"
    Then the page shows "Your return is registered"
    And the parcel is collected by a courier whom we have chosen
      | day | hour |
      | Mon | 9    |

  Scenario Outline: Refund of <amount>
    When I type "<amount>" into "Amount"
    Then "Refund" is "<amount>"

    Examples:
      | amount |
      | $5     |
      | $7     |

  Scenario: Nothing yet
